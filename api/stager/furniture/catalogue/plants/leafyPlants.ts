/** Leafy plants: fig on a stem, monstera, palm, snake plant. */
import type { Vec3 } from '../../../contract.js';
import type { Material, Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { mix } from '../../../mesh/kit/vector.js';
import { bark, foliage } from '../parts/materials.js';
import { CONTOURS, blade, type Blade } from './blades.js';
import { SPIRAL, addLeaf, addStalk, greens, type Grow, type Growth } from './foliage.js';

interface StemHabit {
  readonly stems: number;
  /** leaves per metre of stem, and the share of the stem that is bare */
  readonly density: number;
  readonly bare: number;
  /** how much lower the oldest leaf hangs than the youngest, radians */
  readonly sink: number;
  /** length of a leaf, metres */
  readonly leaf: number;
  readonly colour: Vec3;
  readonly gloss: number;
  readonly shape: Omit<Blade, 'length' | 'bend'>;
}

/** Upright stems with big leaves in a spiral: they rise at the top and hang lower down. */
function stems(model: Mesh, { shop, random, bed, reach, height }: Growth, habit: StemHabit): void {
  const leaves = greens(shop, habit.colour, random, { roughness: habit.gloss });
  const wood = shop.use(bark);
  const stalk = shop.use(foliage([0.12, 0.15, 0.05], 'plain'));
  const grown = height - bed.y;
  const size = Math.min(habit.leaf, grown * 0.32, reach * 0.95);
  // young, middle and old leaves, two of each: no two neighbours curl alike
  const parts = [0.2, 0.3, 0.5, 0.8, 0.85, 1.25].map((bend, k) =>
    blade({ ...habit.shape, width: habit.shape.width * size, length: size, bend, twist: k % 2 === 0 ? 0.35 : -0.3 }),
  );
  for (let stem = 0; stem < habit.stems; stem++) {
    const lean = stem * 2.2 + random.between(0, 0.8);
    const tall = grown * (stem === 0 ? 0.9 : random.between(0.58, 0.8));
    const out = habit.stems === 1 ? 0.03 : Math.max(0, reach - size) * random.between(0.5, 0.9) + 0.02;
    const root = habit.stems === 1 ? 0 : bed.radius * 0.3;
    const at = (t: number): Vec3 => [
      Math.cos(lean) * (root + out * t ** 1.5) + 0.012 * Math.sin(t * 5 + stem),
      bed.y - 0.02 + tall * t,
      Math.sin(lean) * (root + out * t ** 1.5) + 0.012 * Math.cos(t * 4 + stem),
    ];
    const path = Array.from({ length: 7 }, (_, k) => at(k / 6));
    addStalk(model, { path, thick: 0.007 + 0.007 * Math.min(1.2, grown), taper: 0.5, sides: 7, material: wood });
    const bare = stem === 0 ? habit.bare : habit.bare * 0.85;
    const count = Math.max(5, Math.round(tall * (1 - bare) * habit.density));
    for (let k = 0; k < count; k++) {
      const rank = (k + 0.6) / count;
      const t = bare + (1 - bare) * rank;
      const angle = k * SPIRAL + stem * 1.3 + random.between(-0.25, 0.25);
      const young = rank > 0.86;
      const base = at(t);
      // the stalk lifts the leaf off the stem
      const away = size * (young ? 0.06 : 0.14);
      const tip: Vec3 = [
        base[0] + Math.cos(angle) * away,
        base[1] + away * (young ? 1.4 : 0.7),
        base[2] + Math.sin(angle) * away,
      ];
      addStalk(model, { path: [base, tip], thick: 0.0032, taper: 0.8, sides: 4, material: stalk });
      // the young stand upright, the old sink below the horizontal
      const rise = young ? -1.2 : -0.95 + habit.sink * (1 - rank) + random.between(-0.3, 0.3);
      addLeaf(model, parts[(young ? 0 : rank > 0.5 ? 2 : 4) + (k % 2)], {
        at: tip,
        angle,
        pitch: rise,
        roll: random.between(-0.45, 0.45),
        material: leaves[young || random.chance(0.15) ? 2 : (k + stem) % 2],
        size: (young ? 0.62 : 1) * random.between(0.72, 1.06),
      });
    }
  }
}

export const fiddle: Grow = (model, growth) =>
  stems(model, growth, {
    stems: growth.height > 0.8 ? 2 : 1,
    density: 62,
    bare: growth.height > 1.1 ? 0.34 : 0.08,
    sink: 1.35,
    leaf: 0.29,
    colour: [0.062, 0.135, 0.03],
    gloss: 0.34,
    shape: { contour: CONTOURS.fiddle, width: 0.68, fold: 0.3, wave: 0.2, rows: 10, columns: 4 },
  });

export const rubber: Grow = (model, growth) =>
  stems(model, growth, {
    stems: 3,
    density: 36,
    bare: 0.06,
    sink: 1.1,
    leaf: 0.28,
    colour: [0.042, 0.09, 0.035],
    gloss: 0.22,
    shape: { contour: CONTOURS.ellipse, width: 0.5, fold: 0.34, rows: 8, columns: 4 },
  });

/** Cut leaves on long bowed stalks from the soil, the young ones small and whole. */
export const monstera: Grow = (model, { shop, random, bed, reach, height }) => {
  const leaves = greens(shop, [0.055, 0.15, 0.04], random, { roughness: 0.34 });
  const stalk = shop.use(foliage([0.1, 0.17, 0.05], 'plain'));
  const grown = height - bed.y;
  const size = Math.min(0.36, grown * 0.42, reach * 1.05);
  const parts = [0, 4, 5].map((cuts, k) =>
    blade({
      contour: CONTOURS.heart,
      length: size,
      width: size * 0.88,
      bend: 0.45 + 0.2 * k,
      fold: 0.16,
      cuts,
      rows: cuts ? 30 : 9,
      columns: 4,
    }),
  );
  const count = 23;
  for (let k = 0; k < count; k++) {
    const rank = (k + 0.5) / count;
    const angle = k * SPIRAL + random.between(0, 0.4);
    const own = (1.06 - 0.35 * rank) * random.between(0.82, 1);
    const out = Math.max(0.04, reach - size * own * 0.72) * (1 - 0.7 * rank) * random.between(0.85, 1);
    const rise = grown * (0.36 + 0.56 * rank) * random.between(0.92, 1.04);
    const path = Array.from({ length: 7 }, (_, step): Vec3 => {
      const t = step / 6;
      const away = 0.015 + out * t ** 1.6;
      return [Math.cos(angle) * away, bed.y - 0.02 + rise * (t * 1.16 - 0.16 * t ** 3), Math.sin(angle) * away];
    });
    addStalk(model, { path, thick: 0.0065, taper: 0.55, material: stalk });
    addLeaf(model, parts[rank > 0.9 ? 0 : 1 + (k % 2)], {
      at: path[6],
      angle: angle + random.between(-0.2, 0.2),
      pitch: random.between(0.4, 0.85) - 0.6 * rank,
      roll: random.between(-0.35, 0.35),
      material: leaves[rank > 0.85 ? 2 : k % 2],
      size: own,
    });
  }
};

/** Arching fronds with narrow leaflets, the old ones low and far out, the young upright. */
export const palm: Grow = (model, { shop, random, bed, reach, height }) => {
  const leaves = greens(shop, [0.075, 0.165, 0.04], random, { pattern: 'blade', roughness: 0.4 });
  const stalk = shop.use(foliage([0.16, 0.2, 0.06], 'plain'));
  const fronds = 16;
  const joints = 13;
  const grown = height - bed.y;
  const part = blade({ contour: CONTOURS.needle, length: 1, width: 0.1, bend: 0.7, fold: 0.5, rows: 3, columns: 2 });
  for (let k = 0; k < fronds; k++) {
    const angle = k * SPIRAL + random.between(0, 0.5);
    const young = k / (fronds - 1);
    const rise = grown * (0.5 + 0.5 * young) * random.between(0.9, 1.02);
    const out = reach * (1.04 - 0.64 * young) * random.between(0.85, 1);
    const droop = grown * (0.42 - 0.34 * young);
    const path = Array.from({ length: joints }, (_, step): Vec3 => {
      const t = step / (joints - 1);
      const away = bed.radius * 0.2 + out * t ** 1.5;
      const y = bed.y - 0.01 + rise * Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.5) - droop * t ** 3;
      return [Math.cos(angle) * away, y, Math.sin(angle) * away];
    });
    addStalk(model, { path, thick: 0.006, taper: 0.14, material: stalk });
    const first = 8;
    const last = 2 * joints - 2;
    for (let half = first; half < last; half++) {
      const [node, between] = [Math.floor(half / 2), (half % 2) / 2];
      const at = mix(path[node], path[node + 1], between);
      const t = (half - first) / (last - first);
      const size = (0.11 + 0.15 * Math.sin(Math.PI * (0.2 + 0.72 * t))) * Math.min(1.2, 0.5 + grown * 0.6);
      for (const side of [-1, 1]) {
        addLeaf(model, part, {
          at,
          angle: angle + side * (1.0 - 0.62 * t) + random.between(-0.07, 0.07),
          pitch: -0.28 + 0.5 * t + random.between(-0.14, 0.14),
          roll: side * random.between(0.15, 0.5),
          material: leaves[(node + k) % 3],
          size: size * random.between(0.86, 1.08),
        });
      }
    }
  }
};

/** Stiff upright blades of many ages with pale margins, in a dense clump. */
export const snake: Grow = (model, { shop, random, bed, reach, height }) => {
  const skin: Material = {
    ...foliage([0.035, 0.075, 0.03], 'banded'),
    colour2: [0.115, 0.165, 0.095],
    colour3: [0.4, 0.38, 0.12],
    transmission: 0.05,
    roughness: 0.4,
  };
  const material = shop.use(skin);
  const count = 19;
  const grown = height - bed.y;
  for (let k = 0; k < count; k++) {
    const rank = k / count;
    const angle = k * SPIRAL + random.between(0, 0.6);
    const tall = grown * (1 - 0.5 * rank ** 1.3) * random.between(0.88, 1.02);
    const root = bed.radius * 0.78 * Math.sqrt(rank);
    // a few outer blades fall as far out as the plant reaches
    const fallen = k > count - 4;
    const free = Math.max(0.02, reach - root - 0.03);
    const tilt = Math.asin(Math.min(0.7, (free / tall) * (fallen ? 1 : random.between(0.2, 0.6) * (0.3 + rank))));
    const part = blade({
      contour: CONTOURS.strap,
      length: tall,
      width: random.between(0.042, 0.062) * (0.75 + 0.3 * Math.min(1, grown)),
      bend: fallen ? 0.12 : random.between(-0.1, 0.06),
      fold: 0.55,
      wave: 0.1,
      twist: random.between(-0.7, 0.7),
      rows: 14,
      columns: 4,
    });
    const own = place(createMesh(), part, { turn: { z: random.between(-0.5, 0.5) }, keepUv: true });
    place(model, own, {
      material,
      at: [Math.cos(angle) * root, bed.y - 0.02, Math.sin(angle) * root],
      turn: { x: -Math.PI / 2 + tilt, y: Math.PI / 2 - angle },
      keepUv: true,
    });
  }
};
