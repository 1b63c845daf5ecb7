import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { mix } from '../../../mesh/kit/vector.js';
import type { Random } from '../../../random.js';
import type { StemKind } from '../../styleBook.js';
import { bark, foliage } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import { CONTOURS, blade } from '../plants/blades.js';
import { SPIRAL, addLeaf, addStalk, greens } from '../plants/foliage.js';
import type { Workshop } from '../workshop.js';

interface Bunch {
  readonly model: Mesh;
  readonly shop: Workshop;
  readonly random: Random;
  /** half of the width that the bunch may take */
  readonly reach: number;
  readonly height: number;
  /** y where the stems begin, inside the vase */
  readonly from: number;
}

type Arrange = (bunch: Bunch) => void;

/** A stem that bows outwards. */
function bow({ reach, height, from }: Bunch, angle: number, out: number, tall: number, steps = 7): Vec3[] {
  return Array.from({ length: steps }, (_, k): Vec3 => {
    const t = k / (steps - 1);
    const away = reach * out * t ** 1.8;
    return [Math.cos(angle) * away, from + height * tall * (t - 0.08 * out * t ** 3), Math.sin(angle) * away];
  });
}

const stemGreen = (shop: Workshop): number => shop.use(foliage([0.13, 0.16, 0.07], 'plain'));

/** Round leaves in pairs. */
const eucalyptus: Arrange = (bunch) => {
  const { model, shop, random, height } = bunch;
  const leaves = greens(shop, [0.14, 0.2, 0.14], random, { roughness: 0.6 });
  const size = Math.min(0.05, height * 0.17);
  const part = blade({
    contour: CONTOURS.heart,
    length: size,
    width: size * 0.9,
    bend: 0.5,
    fold: 0.2,
    rows: 4,
    columns: 2,
  });
  for (let k = 0; k < 7; k++) {
    const angle = k * SPIRAL + random.between(0, 0.5);
    const path = bow(bunch, angle, random.between(0.45, 0.9), random.between(0.72, 0.98), 9);
    addStalk(model, { path, thick: 0.0022, material: stemGreen(shop), sides: 4 });
    for (let node = 3; node < 9; node++)
      for (const side of [-1, 1])
        addLeaf(model, part, {
          at: path[node],
          angle: angle + side * random.between(0.9, 1.7) + node * 0.4,
          pitch: random.between(-0.7, 0.2),
          roll: random.between(-0.3, 0.3),
          material: leaves[(node + k) % 3],
          size: (1.15 - 0.07 * node) * random.between(0.85, 1.1),
        });
  }
};

/** Dry plumes. */
const grass: Arrange = (bunch) => {
  const { model, shop, random, height } = bunch;
  const hair = [0.85, 1.1].map((k) =>
    shop.use({ ...foliage([0.58 * k, 0.46 * k, 0.3 * k], 'blade'), roughness: 0.9, transmission: 0.5 }),
  );
  const stalk = shop.use(foliage([0.4, 0.31, 0.17], 'plain'));
  const part = blade({ contour: CONTOURS.needle, length: 1, width: 0.1, bend: 0.8, rows: 2, columns: 1 });
  for (let k = 0; k < 9; k++) {
    const path = bow(
      bunch,
      k * SPIRAL + random.between(0, 0.5),
      random.between(0.3, 0.85),
      random.between(0.7, 0.98),
      9,
    );
    addStalk(model, { path, thick: 0.0018, material: stalk, sides: 4 });
    for (let n = 0; n < 34; n++) {
      const t = n / 34;
      const node = 4 + t * 3.9;
      const at = mix(path[Math.floor(node)], path[Math.floor(node) + 1], node % 1);
      addLeaf(model, part, {
        at,
        angle: n * SPIRAL,
        pitch: -1.1 + random.between(-0.2, 0.3),
        roll: random.between(-0.4, 0.4),
        material: hair[n % 2],
        size: height * (0.07 + 0.12 * Math.sin(Math.PI * (0.15 + 0.8 * t))),
      });
    }
  }
};

/** White, or a tint of the room's accent; no flower is as dark as navy or burgundy. */
function petals(shop: Workshop): number {
  const colour = accent(shop);
  const white: Vec3 = [0.8, 0.75, 0.68];
  const blush: Vec3 = [0.74, 0.42, 0.36];
  const bright = Math.max(...colour) > 0.3 ? colour : blush;
  return shop.use({
    ...foliage(boldness(shop) > 0.3 ? mix(bright, white, 0.3) : white, 'plain'),
    transmission: 0.3,
    roughness: 0.7,
  });
}

/** Forked twigs with small flowers. */
const blossom: Arrange = (bunch) => {
  const { model, shop, random, height } = bunch;
  const wood = shop.use(bark);
  const petal = petals(shop);
  const size = Math.min(0.022, height * 0.07);
  const part = blade({
    contour: CONTOURS.egg,
    length: size,
    width: size * 0.8,
    bend: 0.4,
    fold: 0.3,
    rows: 3,
    columns: 2,
  });
  for (let k = 0; k < 5; k++) {
    const angle = k * SPIRAL + random.between(0, 0.6);
    const path = bow(bunch, angle, random.between(0.5, 0.95), random.between(0.7, 0.98), 9);
    addStalk(model, { path, thick: 0.0035, material: wood, sides: 5 });
    for (let node = 3; node < 9; node++) {
      const turn = angle + (node % 2 ? 1 : -1) * random.between(0.6, 1.3);
      const long = height * random.between(0.06, 0.15);
      const tip: Vec3 = [
        path[node][0] + Math.cos(turn) * long,
        path[node][1] + long * 0.8,
        path[node][2] + Math.sin(turn) * long,
      ];
      addStalk(model, { path: [path[node], tip], thick: 0.0016, material: wood, sides: 3 });
      for (const at of [tip, path[node]])
        for (let n = 0; n < 5; n++)
          addLeaf(model, part, {
            at,
            angle: (n / 5) * 2 * Math.PI + node,
            pitch: -0.5 + random.between(-0.2, 0.2),
            roll: 0,
            material: petal,
          });
    }
  }
};

/** A tight bunch: full heads of petals over green. */
const bouquet: Arrange = (bunch) => {
  const { model, shop, random, reach, height, from } = bunch;
  const leaves = greens(shop, [0.08, 0.16, 0.05], random);
  const petal = petals(shop);
  const cream = shop.use({ ...foliage([0.8, 0.76, 0.68], 'plain'), transmission: 0.3, roughness: 0.7 });
  const head = Math.min(reach * 0.36, height * 0.2);
  const part = blade({
    contour: CONTOURS.heart,
    length: head,
    width: head * 1.1,
    bend: -1.5,
    fold: 0.3,
    rows: 4,
    columns: 2,
  });
  const green = blade({
    contour: CONTOURS.ellipse,
    length: head * 1.9,
    width: head * 0.7,
    bend: 0.7,
    rows: 4,
    columns: 2,
  });
  for (let k = 0; k < 9; k++) {
    const angle = k * SPIRAL;
    const rank = Math.sqrt(k / 9);
    const at: Vec3 = [
      Math.cos(angle) * (reach - head) * rank,
      from + height * (0.93 - 0.34 * rank ** 2) - head,
      Math.sin(angle) * (reach - head) * rank,
    ];
    addStalk(model, { path: [[0, from, 0], at], thick: 0.0025, material: stemGreen(shop), sides: 4, taper: 0.8 });
    for (let ring = 0; ring < 3; ring++)
      for (let n = 0; n < 6; n++)
        addLeaf(model, part, {
          at,
          angle: (n / 6) * 2 * Math.PI + ring * 0.5 + k,
          pitch: -0.15 - ring * 0.45,
          roll: 0,
          material: k % 3 === 1 ? cream : petal,
          size: 1 - 0.22 * ring,
        });
    for (let n = 0; n < 2; n++)
      addLeaf(model, green, {
        at: [at[0] * 0.7, at[1] - head * 0.4, at[2] * 0.7],
        angle: angle + n * 1.4 - 0.7,
        pitch: random.between(-0.6, 0.3),
        roll: 0,
        material: leaves[(k + n) % 3],
      });
  }
};

/** Fullness of a style from which branches have leaves. */
const LEAFY = 0.45;

/** Crooked branches, bare with buds or with the small leaves of an olive. */
const twig: Arrange = (bunch) => {
  const { model, shop, random, height } = bunch;
  const wood = shop.use(bark);
  const bud = shop.use(foliage([0.62, 0.56, 0.46], 'plain'));
  const ball = lathe(
    [
      [0, -0.004],
      [0.004, 0],
      [0.002, 0.006],
      [0, 0.008],
    ],
    6,
  );
  const leafy = shop.book.fullness > LEAFY;
  const leaves = greens(shop, [0.1, 0.15, 0.075], random, { roughness: 0.45 });
  const long = Math.min(0.055, height * 0.16);
  const leaf = blade({ contour: CONTOURS.lance, length: long, width: long * 0.36, bend: 0.5, rows: 3, columns: 2 });
  for (let k = 0; k < (leafy ? 3 : 2); k++) {
    const angle = k * 2.6 + random.between(0, 1);
    const path = bow(bunch, angle, random.between(0.5, 0.95), [0.98, 0.72, 0.84][k], 9).map(([x, y, z], n): Vec3 => [
      x + 0.012 * Math.sin(n * 2.1 + k),
      y,
      z + 0.012 * Math.cos(n * 1.7),
    ]);
    addStalk(model, { path, thick: 0.0048, material: wood, sides: 6 });
    for (let node = 3; node < 8; node++) {
      const turn = angle + (node % 2 ? 1.1 : -1.2) + random.between(-0.3, 0.3);
      const long = height * random.between(0.1, 0.26);
      const side = [0, 0.5, 1].map((t): Vec3 => [
        path[node][0] + Math.cos(turn) * long * t * 0.8,
        path[node][1] + long * t * (0.6 + 0.3 * t),
        path[node][2] + Math.sin(turn) * long * t * 0.8,
      ]);
      addStalk(model, { path: side, thick: 0.0022, material: wood, sides: 4 });
      if (!leafy) {
        for (const at of [side[1], side[2]]) place(model, ball, { material: bud, at });
        continue;
      }
      for (let n = 0; n < 9; n++)
        addLeaf(model, leaf, {
          at: mix(side[n < 4 ? 0 : 1], side[n < 4 ? 1 : 2], n < 4 ? (n + 1) / 4 : (n - 3) / 5),
          angle: turn + (n % 2 ? 0.9 : -0.9) + random.between(-0.3, 0.3),
          pitch: random.between(-0.8, 0.1),
          roll: random.between(-0.4, 0.4),
          material: leaves[(n + node) % 3],
          size: random.between(0.75, 1.1),
        });
    }
  }
};

/** Two or three great fans or feathers of a palm. */
const palmLeaf: Arrange = (bunch) => {
  const { model, shop, random, height } = bunch;
  const leaves = greens(shop, [0.06, 0.16, 0.05], random, { pattern: 'blade', roughness: 0.35 });
  const part = blade({ contour: CONTOURS.needle, length: 1, width: 0.16, bend: 0.5, fold: 0.4, rows: 3, columns: 2 });
  for (let k = 0; k < 3; k++) {
    const angle = k * SPIRAL + random.between(0, 0.5);
    const path = bow(bunch, angle, 0.55, 0.72 - 0.12 * k);
    addStalk(model, { path, thick: 0.003, material: stemGreen(shop), sides: 5, taper: 0.7 });
    const size = Math.min(height * 0.42, bunch.reach * 0.8);
    for (let n = 0; n < 15; n++) {
      const fan = (n / 14 - 0.5) * 3.6;
      const own = place(createMesh(), part, { scale: size * (1 - 0.14 * Math.abs(fan)), keepUv: true });
      const upright = place(createMesh(), own, { turn: { y: fan }, keepUv: true });
      place(model, upright, {
        at: path[6],
        turn: { x: -1.1 + 0.2 * k, y: Math.PI / 2 - angle },
        material: leaves[(n + k) % 3],
        keepUv: true,
      });
    }
  }
};

const ARRANGED: Readonly<Record<StemKind, Arrange>> = { eucalyptus, grass, blossom, bouquet, twig, palm: palmLeaf };

/** Stems for a vase, of a kind that suits the style. */
export function addStems(
  model: Mesh,
  shop: Workshop,
  { width, height, from, random }: { width: number; height: number; from: number; random: Random },
): void {
  ARRANGED[random.pick(shop.book.stems)]({ model, shop, random, reach: width / 2, height, from });
}
