import type { Vec3 } from '../../../contract.js';
import { lathe, type Profile } from '../../../mesh/kit/lathe.js';
import { place } from '../../../mesh/kit/mesh.js';
import { tube } from '../../../mesh/kit/tube.js';
import { bark, foliage, plain } from '../parts/materials.js';
import { CONTOURS, blade } from './blades.js';
import { SPIRAL, addLeaf, addStalk, greens, type Grow } from './foliage.js';

/** Dry plumes of pampas grass on long stems. */
export const pampas: Grow = (model, { shop, random, bed, reach, height }) => {
  const stalk = shop.use(foliage([0.4, 0.31, 0.17], 'plain'));
  const hair = [0.88, 1.08].map((k) =>
    shop.use({ ...foliage([0.68 * k, 0.59 * k, 0.45 * k], 'blade'), roughness: 0.9, transmission: 0.5 }),
  );
  const grown = height - bed.y;
  const strand = blade({
    contour: CONTOURS.needle,
    length: 1,
    width: 0.036,
    bend: 1.2,
    fold: 0.2,
    rows: 3,
    columns: 1,
  });
  const count = 9;
  for (let k = 0; k < count; k++) {
    const angle = k * SPIRAL + random.between(0, 0.4);
    const rank = k / count;
    const tall = grown * (1 - 0.3 * rank) * random.between(0.93, 1);
    const out = reach * (0.2 + 0.66 * rank) * random.between(0.85, 1);
    const at = (t: number): Vec3 => [
      Math.cos(angle) * out * t ** 2.2,
      bed.y - 0.03 + tall * (t - 0.05 * t ** 4),
      Math.sin(angle) * out * t ** 2.2,
    ];
    addStalk(model, {
      path: Array.from({ length: 9 }, (_, step) => at(step / 8)),
      thick: 0.0034,
      taper: 0.4,
      sides: 4,
      material: stalk,
    });
    const strands = 128;
    for (let n = 0; n < strands; n++) {
      const t = n / strands;
      // a plume swells and comes to a point
      const size = (0.05 + 0.085 * Math.sin(Math.PI * (0.16 + 0.78 * t))) * Math.min(1.2, 0.4 + grown * 0.6);
      addLeaf(model, strand, {
        at: at(0.62 + 0.37 * t),
        angle: n * SPIRAL + random.between(-0.4, 0.4),
        pitch: -1.05 + random.between(-0.2, 0.3) - 0.3 * t,
        roll: random.between(-0.5, 0.5),
        material: hair[n % 2],
        size: size * random.between(0.8, 1.15),
      });
    }
  }
};

/** A bent old trunk with cushions of needles. */
export const bonsai: Grow = (model, { shop, random, bed, reach, height }) => {
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
  const needle = blade({
    contour: CONTOURS.needle,
    length: 0.042 * Math.max(0.5, grown),
    width: 0.01,
    bend: 0.2,
    rows: 2,
    columns: 1,
  });
  for (const [node, spread, angle] of pads) {
    const out = node === 9 ? 0 : reach * 0.5;
    const centre: Vec3 = [
      trunk[node][0] + Math.cos(angle) * out,
      trunk[node][1] + grown * 0.06,
      trunk[node][2] + Math.sin(angle) * out,
    ];
    place(model, tube({ path: [trunk[node], centre], radius: 0.006, sides: 6 }), { material: wood });
    const size = reach * 0.5 * spread;
    for (let k = 0; k < 130; k++) {
      const around = k * 2.399;
      const away = Math.sqrt((k + 0.5) / 130) * size;
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
};

/** A few tall bare twigs, some buds. */
export const branch: Grow = (model, { shop, random, bed, reach, height }) => {
  const wood = shop.use(bark);
  const bud = shop.use(plain([0.74, 0.68, 0.62], 0.8));
  const grown = height - bed.y;
  const small = Math.min(1, 0.25 + grown);
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
    place(model, tube({ path, radius: (t) => (generation ? 0.0032 : 0.0075) * small * (1 - 0.72 * t), sides: 6 }), {
      material: wood,
    });
    for (let k = 2; k < 6; k++)
      place(model, lathe(ball, 7), {
        material: bud,
        at: path[k],
        turn: { x: random.between(-1, 1) },
        scale: small,
      });
    if (generation > 1) return;
    for (const k of [2, 3, 4])
      grow(path[k], angle + random.between(-1.4, 1.4), length * random.between(0.24, 0.4), generation + 1);
  };
  for (let k = 0; k < 3; k++)
    grow([0, bed.y - 0.02, 0], k * 2.1 + random.between(0, 0.8), grown * random.between(0.82, 1), 0);
};

/** A cushion of grey-green stems with lilac spikes. */
export const lavender: Grow = (model, { shop, random, bed, reach, height }) => {
  const leaves = greens(shop, [0.2, 0.25, 0.17], random);
  const flower = shop.use({ texture: 'boucle', colour: [0.22, 0.15, 0.4], roughness: 1, f0: 0.01, sheen: 0.3 });
  const grown = height - bed.y;
  const small = Math.min(1, 0.4 + grown);
  const needle = blade({ contour: CONTOURS.needle, length: 0.09, width: 0.009, bend: 0.3, rows: 2, columns: 1 });
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
    place(model, tube({ path: [low, tip], radius: (t) => (0.0075 - 0.003 * t) * small, sides: 5, caps: true }), {
      material: flower,
    });
    if (k % 2 === 0)
      addLeaf(model, needle, {
        at: middle,
        angle: angle + random.between(-1, 1),
        pitch: -0.9,
        roll: 0,
        material: leaves[(k + 1) % 3],
      });
  }
};
