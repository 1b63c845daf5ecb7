import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../render/mesh.js';
import { lathe, type Profile } from '../../../render/meshkit/lathe.js';
import { leaf } from '../../../render/meshkit/leaf.js';
import { place } from '../../../render/meshkit/mesh.js';
import { tube } from '../../../render/meshkit/tube.js';
import { bark, plain } from '../parts/materials.js';
import { addLeaf, greens, type Growth } from './foliage.js';

/** A slim trunk, forking branches, hundreds of small leaves: olive or ficus. */
export function olive(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
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

/** A bent old trunk with cushions of needles. */
export function bonsai(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
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
export function branch(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
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
export function lavender(model: Mesh, { shop, random, bed, reach, height }: Growth): void {
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
