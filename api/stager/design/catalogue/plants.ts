import type { Vec3 } from '../../contract.js';
import type { Material, Mesh } from '../../render/mesh.js';
import { ellipse, extrude } from '../../render/meshkit/extrude.js';
import { lathe, smoothProfile, type Profile } from '../../render/meshkit/lathe.js';
import { leaf } from '../../render/meshkit/leaf.js';
import { boundsOf, createMesh, place } from '../../render/meshkit/mesh.js';
import { board } from '../../render/meshkit/roundedBox.js';
import { tube } from '../../render/meshkit/tube.js';
import { mix } from '../../render/meshkit/vector.js';
import { createRandom, type Random } from '../random.js';
import type { Species } from '../styleBook.js';
import { bark, ceramic, foliage, plain, rattan, soil, stoneWork, timber } from './materials.js';
import type { Maker, Workshop } from './workshop.js';

interface Bed {
  /** middle of the soil */
  readonly y: number;
  readonly radius: number;
}

/** Outlines as [share of the radius, share of the height]. */
const POTS: Readonly<Record<'cylinder' | 'tapered' | 'bowl' | 'urn', Profile>> = {
  cylinder: [
    [0, 0],
    [0.9, 0],
    [0.96, 0.03],
    [0.98, 0.5],
    [1, 0.98],
    [0.97, 1],
    [0.92, 0.99],
    [0.9, 0.86],
  ],
  tapered: [
    [0, 0],
    [0.66, 0],
    [0.7, 0.02],
    [0.94, 0.84],
    [1, 0.86],
    [1, 1],
    [0.92, 1],
    [0.88, 0.86],
  ],
  bowl: [
    [0, 0],
    [0.5, 0],
    [0.6, 0.04],
    [0.98, 0.5],
    [1, 0.78],
    [0.94, 1],
    [0.88, 0.985],
    [0.88, 0.86],
  ],
  urn: [
    [0, 0],
    [0.56, 0],
    [0.58, 0.06],
    [0.3, 0.16],
    [0.34, 0.22],
    [0.9, 0.5],
    [0.82, 0.82],
    [1, 0.96],
    [0.98, 1],
    [0.84, 0.985],
    [0.78, 0.86],
  ],
};

function addPot(model: Mesh, shop: Workshop, { radius, height }: { radius: number; height: number }): Bed {
  const { pot } = shop.book.shapes;
  if (pot === 'crate') {
    const wood = shop.use(timber(shop.book.wood));
    const side = radius * 1.7;
    for (let k = 0; k < 4; k++) {
      for (const [x, z, turn] of [
        [0, side / 2, 0],
        [side / 2, 0, Math.PI / 2],
        [0, -side / 2, 0],
        [-side / 2, 0, Math.PI / 2],
      ] as const) {
        const plank = height / 4;
        place(model, board(side, plank - 0.006, 0.014), {
          material: wood,
          at: [x, plank * (k + 0.5), z],
          turn: { y: turn },
        });
      }
    }
  } else if (pot === 'basket') {
    const profile: Profile = [
      [0, 0],
      [radius * 0.82, 0],
      [radius * 0.96, height * 0.2],
      [radius, height * 0.55],
      [radius * 0.94, height * 0.96],
      [radius * 0.9, height],
      [radius * 0.86, height * 0.86],
    ];
    place(model, lathe(smoothProfile(profile, 3), 32), { material: shop.use(rattan) });
  } else {
    const profile = POTS[pot].map(([r, y]) => [r * radius, y * height] as const);
    const material =
      shop.book.stone.pattern === 'concrete' || shop.book.stone.pattern === 'terrazzo'
        ? stoneWork(shop.book.stone)
        : ceramic(shop.book.pot);
    place(model, lathe(pot === 'tapered' ? profile : smoothProfile(profile, 3), 36), { material: shop.use(material) });
  }
  const y = height * 0.87;
  const disc = extrude({ outline: ellipse(radius * 1.74, radius * 1.74, 24), depth: 0.01, bevel: 0.002 });
  place(model, disc, { material: shop.use(soil), at: [0, y, 0], turn: { x: -Math.PI / 2 } });
  return { y, radius: radius * 0.86 };
}

interface Growth {
  readonly shop: Workshop;
  readonly random: Random;
  readonly bed: Bed;
  /** radius and height of the whole plant, pot included */
  readonly reach: number;
  readonly height: number;
}

/** Greens differ from plant to plant and within one. */
function greens(shop: Workshop, base: Vec3, random: Random): readonly number[] {
  return [0.8, 1, 1.25].map((k) => {
    const warm = random.between(0.9, 1.15);
    return shop.use(foliage([base[0] * k * warm, base[1] * k, base[2] * k]));
  });
}

/** A leaf at the tip of a stalk that grows towards `angle`; `pitch` below the horizontal. */
function addLeaf(
  model: Mesh,
  part: Mesh,
  { at, angle, pitch, roll, material }: { at: Vec3; angle: number; pitch: number; roll: number; material: number },
): void {
  place(model, part, { at, turn: { x: pitch, z: roll, y: Math.PI / 2 - angle }, material, keepUv: true });
}

/** Fiddle-leaf or monstera habit: long stalks from the soil, broad leaves. */
function broadleaf(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const leaves = greens(shop, [0.07, 0.155, 0.045], random);
  const stalk = shop.use(foliage([0.11, 0.16, 0.05], 'plain'));
  const count = Math.round(18 + 12 * Math.min(1.2, height));
  const parts = [0, 1, 2].map((k) =>
    leaf({ length: 1, width: 0.52 + 0.08 * k, bend: 0.7 + 0.3 * k, widest: 0.42, fold: 0.28, rows: 7, columns: 4 }),
  );
  const grown = height - bed.y;
  for (let k = 0; k < count; k++) {
    const rank = (k + 0.5) / count;
    const angle = k * 2.399 + random.between(0, 0.5);
    const size = (0.13 + 0.2 * Math.min(1, grown)) * random.between(0.75, 1.1) * (1.1 - 0.35 * rank);
    const out = Math.max(0.03, reach * (1 - 0.62 * rank) * random.between(0.6, 1) - size * 0.62);
    const rise = grown * (0.3 + 0.66 * rank) * random.between(0.88, 1);
    const path = Array.from({ length: 6 }, (_, step): Vec3 => {
      const t = step / 5;
      return [
        Math.cos(angle) * (0.02 + out * t ** 1.7),
        bed.y - 0.01 + rise * (t * 1.08 - 0.08 * t * t),
        Math.sin(angle) * (0.02 + out * t ** 1.7),
      ];
    });
    place(model, tube({ path, radius: (t) => 0.0055 * (1 - 0.5 * t), sides: 5 }), { material: stalk });
    const part = place(createMesh(), parts[k % 3], { scale: size, keepUv: true });
    addLeaf(model, part, {
      at: path[5],
      angle,
      pitch: random.between(-0.5, 0.25) + (1 - rank) * 0.3,
      roll: random.between(-0.3, 0.3),
      material: leaves[k % 3],
    });
  }
}

/** A slim trunk, forking branches, hundreds of small leaves: olive or ficus. */
function olive(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const leaves = greens(shop, [0.14, 0.19, 0.105], random);
  const wood = shop.use(bark);
  const grown = height - bed.y;
  const crown = bed.y + grown * 0.42;
  const sway = random.between(-0.04, 0.04);
  const trunk: Vec3[] = [0, 0.3, 0.65, 1].map((t) => [
    sway * Math.sin(t * 3) * 2,
    bed.y - 0.01 + (crown - bed.y) * t * 1.15,
    sway * t,
  ]);
  place(model, tube({ path: trunk, radius: (t) => 0.017 - 0.006 * t, sides: 9 }), { material: wood });
  const part = leaf({ length: 0.07, width: 0.022, bend: 0.45, fold: 0.2, rows: 2, columns: 2 });
  const branches = 20;
  for (let k = 0; k < branches; k++) {
    const angle = k * 2.399 + random.between(0, 0.6);
    const rank = k / branches;
    const root: Vec3 = [trunk[3][0] * rank, bed.y + (crown - bed.y) * (0.72 + 0.4 * rank), trunk[3][2] * rank];
    // the crown is a ball that is a little higher than wide
    const up = random.between(0.15, 0.98);
    const out = reach * Math.sqrt(Math.max(0.1, 1 - (up * 1.5 - 0.62) ** 2)) * random.between(0.62, 0.95);
    const tipY = crown + (height - 0.03 - crown) * up;
    const path = Array.from({ length: 7 }, (_, step): Vec3 => {
      const t = step / 6;
      return [
        root[0] + Math.cos(angle) * out * t,
        root[1] + (tipY - root[1]) * t ** 0.8 + 0.02 * Math.sin(t * 5 + k),
        root[2] + Math.sin(angle) * out * t,
      ];
    });
    place(model, tube({ path, radius: (t) => 0.0055 * (1 - 0.75 * t) + 0.0008, sides: 5 }), { material: wood });
    for (let node = 2; node < 7; node++) {
      for (let twig = 0; twig < 6; twig++) {
        const at: Vec3 = [
          path[node][0] + random.between(-0.03, 0.03),
          path[node][1] + random.between(-0.03, 0.03),
          path[node][2] + random.between(-0.03, 0.03),
        ];
        addLeaf(model, part, {
          at,
          angle: angle + random.between(-1.9, 1.9),
          pitch: random.between(-1, 0.5),
          roll: random.between(-0.8, 0.8),
          material: leaves[(node + twig) % 3],
        });
      }
    }
  }
}

/** Arching fronds with narrow leaflets, the old ones low and far out, the young upright. */
function palm(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const leaves = greens(shop, [0.085, 0.185, 0.05], random);
  const stalk = shop.use(foliage([0.16, 0.21, 0.06], 'plain'));
  const fronds = 15;
  const joints = 14;
  const grown = height - bed.y;
  const part = leaf({ length: 1, width: 0.085, bend: 0.55, widest: 0.3, fold: 0.5, rows: 3, columns: 2 });
  for (let k = 0; k < fronds; k++) {
    const angle = k * 2.399 + random.between(0, 0.4);
    const young = k / (fronds - 1);
    const rise = grown * (0.42 + 0.58 * young) * random.between(0.92, 1);
    const out = reach * (1.02 - 0.62 * young) * random.between(0.88, 1);
    const droop = grown * (0.34 - 0.26 * young);
    const path = Array.from({ length: joints }, (_, step): Vec3 => {
      const t = step / (joints - 1);
      const away = 0.015 + out * t ** 1.35;
      const y = bed.y - 0.01 + rise * Math.sin(Math.min(1, t * 1.12) * Math.PI * 0.5) - droop * t ** 3.2;
      return [Math.cos(angle) * away, y, Math.sin(angle) * away];
    });
    place(model, tube({ path, radius: (t) => 0.0062 * (1 - 0.8 * t) + 0.0007, sides: 5 }), { material: stalk });
    for (let half = 9; half < 2 * joints - 2; half++) {
      const [node, between] = [Math.floor(half / 2), (half % 2) / 2];
      const at = mix(path[node], path[node + 1], between);
      const t = (half - 9) / (2 * joints - 11);
      const size = (0.1 + 0.13 * Math.sin(Math.PI * (0.25 + 0.7 * t))) * Math.min(1.15, 0.5 + grown * 0.6);
      const scaled = place(createMesh(), part, { scale: [size, size, size], keepUv: true });
      for (const side of [-1, 1]) {
        addLeaf(model, scaled, {
          at,
          angle: angle + side * (1.05 - 0.6 * t),
          pitch: -0.2 + 0.5 * t + random.between(-0.12, 0.12),
          roll: side * 0.3,
          material: leaves[(node + k) % 3],
        });
      }
    }
  }
}

/** Stiff upright blades with pale margins. */
function snake(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const blade: Material = {
    ...foliage([0.06, 0.13, 0.055], 'banded'),
    colour2: [0.16, 0.24, 0.12],
    colour3: [0.42, 0.42, 0.14],
    transmission: 0.1,
  };
  const material = shop.use(blade);
  const count = 15;
  const grown = height - bed.y;
  for (let k = 0; k < count; k++) {
    const angle = k * 2.399 + random.between(0, 0.5);
    const rank = k / count;
    const tall = grown * (1 - 0.42 * rank) * random.between(0.9, 1);
    const root = bed.radius * 0.62 * Math.sqrt(rank);
    const tilt = Math.min(0.34, ((reach - root) / Math.max(0.1, tall)) * 0.6) * (0.25 + 0.75 * rank);
    const part = leaf({
      length: tall,
      width: 0.062 + 0.02 * random.next(),
      bend: -0.08,
      widest: 0.42,
      fold: 0.32,
      rows: 9,
      columns: 4,
    });
    place(model, part, {
      material,
      at: [Math.cos(angle) * root, bed.y - 0.015, Math.sin(angle) * root],
      turn: { x: -Math.PI / 2 + tilt, y: Math.PI / 2 - angle },
      keepUv: true,
    });
  }
}

/** A bent old trunk with cushions of needles. */
function bonsai(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const leaves = greens(shop, [0.055, 0.11, 0.04], random);
  const wood = shop.use(bark);
  const grown = height - bed.y;
  const trunk: Vec3[] = Array.from({ length: 10 }, (_, k) => {
    const t = k / 9;
    return [
      reach * 0.42 * Math.sin(t * 4.4) * (1 - 0.3 * t),
      bed.y - 0.01 + grown * 0.86 * t,
      reach * 0.16 * Math.sin(t * 7 + 1),
    ];
  });
  place(model, tube({ path: trunk, radius: (t) => (0.03 - 0.023 * t) * Math.max(0.6, grown), sides: 10 }), {
    material: wood,
  });
  const pads = [
    [3, 0.85, 0],
    [4, 0.8, 2.6],
    [6, 0.7, 4.4],
    [7, 0.6, 1.2],
    [9, 0.62, 3.1],
  ] as const;
  const needle = leaf({ length: 0.042, width: 0.012, bend: 0.2, rows: 2, columns: 2 });
  for (const [node, spread, angle] of pads) {
    const out = node === 9 ? 0 : reach * 0.5;
    const centre: Vec3 = [
      trunk[node][0] + Math.cos(angle) * out,
      trunk[node][1] + grown * 0.06,
      trunk[node][2] + Math.sin(angle) * out,
    ];
    place(model, tube({ path: [trunk[node], centre], radius: 0.006, sides: 6 }), { material: wood });
    const size = reach * 0.5 * spread;
    for (let k = 0; k < 80; k++) {
      const around = k * 2.399;
      const away = Math.sqrt((k + 0.5) / 80) * size;
      const dome = grown * 0.11 * (1 - (away / size) ** 2);
      addLeaf(model, needle, {
        at: [
          centre[0] + Math.cos(around) * away,
          centre[1] + dome * random.between(0.6, 1),
          centre[2] + Math.sin(around) * away,
        ],
        angle: around + random.between(-0.6, 0.6),
        pitch: -0.9 + (away / size) * 0.7,
        roll: random.between(-0.4, 0.4),
        material: leaves[k % 3],
      });
    }
  }
}

/** A few tall bare twigs, some buds. */
function branch(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const wood = shop.use(bark);
  const bud = shop.use(plain([0.74, 0.68, 0.62], 0.8));
  const grown = height - bed.y;
  const ball: Profile = [
    [0, -0.008],
    [0.006, -0.004],
    [0.007, 0.002],
    [0.004, 0.008],
    [0, 0.01],
  ];
  const grow = (from: Vec3, angle: number, length: number, generation: number): void => {
    const path = Array.from({ length: 6 }, (_, k): Vec3 => {
      const t = k / 5;
      const out = Math.min(reach * 0.9, length * (generation ? 0.55 : 0.26)) * t;
      return [
        from[0] + Math.cos(angle) * out,
        from[1] + length * (generation ? 0.7 : 0.97) * t,
        from[2] + Math.sin(angle) * out + 0.012 * Math.sin(t * 7 + angle),
      ];
    });
    place(model, tube({ path, radius: (t) => (generation ? 0.0032 : 0.0075) * (1 - 0.72 * t), sides: 6 }), {
      material: wood,
    });
    for (let k = 2; k < 6; k++)
      place(model, lathe(ball, 7), { material: bud, at: path[k], turn: { x: random.between(-1, 1) } });
    if (generation > 1) return;
    for (const k of [2, 3, 4])
      grow(path[k], angle + random.between(-1.4, 1.4), length * random.between(0.24, 0.4), generation + 1);
  };
  for (let k = 0; k < 3; k++)
    grow([0, bed.y - 0.02, 0], k * 2.1 + random.between(0, 0.8), grown * random.between(0.82, 1), 0);
}

/** A cushion of grey-green stems with lilac spikes. */
function lavender(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
  const leaves = greens(shop, [0.2, 0.25, 0.17], random);
  const flower = shop.use({ texture: 'boucle', colour: [0.22, 0.15, 0.4], roughness: 1, f0: 0.01, sheen: 0.3 });
  const grown = height - bed.y;
  const blade = leaf({ length: 0.09, width: 0.011, bend: 0.3, rows: 2, columns: 2 });
  for (let k = 0; k < 110; k++) {
    const angle = k * 2.399;
    const share = Math.sqrt((k + 0.5) / 110);
    const tall = grown * (1 - 0.3 * share) * random.between(0.75, 1);
    const out = reach * 0.94 * share;
    const root: Vec3 = [
      Math.cos(angle) * bed.radius * 0.6 * share,
      bed.y - 0.01,
      Math.sin(angle) * bed.radius * 0.6 * share,
    ];
    const tip: Vec3 = [Math.cos(angle) * out, bed.y + tall, Math.sin(angle) * out];
    const middle: Vec3 = [(root[0] + tip[0]) * 0.45, bed.y + tall * 0.55, (root[2] + tip[2]) * 0.45];
    place(model, tube({ path: [root, middle, tip], radius: 0.0018, sides: 4 }), { material: leaves[k % 3] });
    const from = 0.8;
    const low: Vec3 = [
      middle[0] + (tip[0] - middle[0]) * from,
      middle[1] + (tip[1] - middle[1]) * from * 0.8,
      middle[2] + (tip[2] - middle[2]) * from,
    ];
    place(model, tube({ path: [low, tip], radius: (t) => 0.0075 - 0.003 * t, sides: 5, caps: true }), {
      material: flower,
    });
    if (k % 2 === 0)
      addLeaf(model, blade, {
        at: middle,
        angle: angle + random.between(-1, 1),
        pitch: -0.9,
        roll: 0,
        material: leaves[(k + 1) % 3],
      });
  }
}

const GROW: Readonly<Record<Species, (model: Mesh, growth: Growth) => void>> = {
  broadleaf,
  olive,
  palm,
  snake,
  bonsai,
  branch,
  lavender,
};

/** Pot's height and radius as shares of the plant's height and half width. */
const POT_SHARE: Readonly<Record<Species, readonly [height: number, radius: number]>> = {
  broadleaf: [0.27, 0.5],
  olive: [0.22, 0.45],
  palm: [0.24, 0.5],
  snake: [0.36, 0.62],
  bonsai: [0.2, 0.7],
  branch: [0.34, 0.42],
  lavender: [0.48, 0.68],
};

/** Which plant a piece of this height can be. */
function speciesFor(shop: Workshop, height: number, random: Random): Species {
  const { plants } = shop.book;
  if (height > 0.75) {
    const tall = plants.filter((kind) => kind !== 'bonsai' && kind !== 'lavender');
    return random.pick(tall.length > 0 ? tall : (['olive'] as const));
  }
  const low = plants.filter((kind) => kind !== 'olive');
  return random.pick(low.length > 0 ? low : (['broadleaf'] as const));
}

function potted(shop: Workshop, { width, height, seed }: { width: number; height: number; seed: number }): Mesh {
  const model = createMesh();
  const random = createRandom(seed + 71);
  const kind = speciesFor(shop, height, random);
  const [potHeight, potRadius] = POT_SHARE[kind];
  const reach = width / 2;
  const radius = Math.min(reach * potRadius, kind === 'bonsai' ? 1 : 0.22);
  const tall = Math.min(height * potHeight, 0.42);
  const bed = addPot(model, shop, { radius, height: tall });
  const foliage = createMesh();
  GROW[kind](foliage, { shop, random, bed, reach, height });
  // the pot keeps its shape; what grows in it is drawn to the size that was asked for
  const { low, high } = boundsOf(foliage);
  const spread = (axis: 0 | 2) => Math.max(0.5, Math.min(1.8, width / (high[axis] - low[axis])));
  const rise = (height - bed.y) / Math.max(0.05, high[1] - bed.y);
  place(model, foliage, {
    scale: [spread(0), rise, spread(2)],
    at: [(-(low[0] + high[0]) / 2) * spread(0) * 0.6, bed.y * (1 - rise), (-(low[2] + high[2]) / 2) * spread(2) * 0.6],
    keepUv: true,
  });
  return model;
}

export const plant: Maker = (piece, shop) =>
  potted(shop, { width: Math.min(piece.width, piece.depth), height: piece.height, seed: piece.seed });

/** A small one for a shelf; no taller than the shelf is. */
export function shelfPlant(
  shop: Workshop,
  { width, height, seed }: { width: number; height: number; seed: number },
): Mesh {
  const model = createMesh();
  const random = createRandom(seed + 73);
  const tall = Math.min(height, 0.3);
  const radius = Math.min(width * 0.26, 0.07);
  const bed = addPot(model, shop, { radius, height: tall * 0.4 });
  const leaves = greens(shop, [0.09, 0.18, 0.06], random);
  const part = leaf({ length: Math.min(width * 0.42, tall * 0.55), width: width * 0.14, bend: 1, rows: 4, columns: 2 });
  for (let k = 0; k < 22; k++) {
    const angle = k * 2.399;
    addLeaf(model, part, {
      at: [Math.cos(angle) * radius * 0.4, bed.y + tall * 0.3 * random.next(), Math.sin(angle) * radius * 0.4],
      angle,
      pitch: random.between(-1.1, 0),
      roll: random.between(-0.3, 0.3),
      material: leaves[k % 3],
    });
  }
  return model;
}
