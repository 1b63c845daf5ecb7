/** Flowers and a plant for a table top, fuller than the stems in a vase on a shelf. */
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { mix } from '../../../mesh/kit/vector.js';
import { createRandom, type Random } from '../../../random.js';
import { ceramic, foliage, glassWare, metalWork, soil } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import { blade, CONTOURS } from '../plants/blades.js';
import { addLeaf, addStalk, greens, SPIRAL } from '../plants/foliage.js';
import type { Maker, Workshop } from '../workshop.js';

/** Vessels as [share of the radius, share of the height]; the last points go down inside. */
const VESSELS: readonly Profile[] = [
  // a cylinder of glass
  [
    [0, 0],
    [0.92, 0],
    [0.94, 1],
    [0.88, 0.99],
    [0.86, 0.5],
  ],
  // a bellied jug
  [
    [0, 0],
    [0.6, 0],
    [0.98, 0.3],
    [1, 0.45],
    [0.64, 0.82],
    [0.74, 1],
    [0.68, 0.98],
    [0.56, 0.8],
  ],
  // a cup on a foot
  [
    [0, 0],
    [0.56, 0],
    [0.5, 0.06],
    [0.3, 0.16],
    [0.8, 0.4],
    [1, 1],
    [0.94, 0.98],
    [0.74, 0.5],
  ],
];

/** The vessel's material: glass, glaze or the style's metal, chosen by the seed. */
function vesselSkin(shop: Workshop, choice: number): number {
  if (choice === 0) return shop.use(glassWare);
  const bright = shop.book.metal.finish === 'brushed' || shop.book.metal.finish === 'polished';
  return shop.use(choice === 2 && bright ? metalWork(shop.book.metal) : ceramic(shop.book.ceramic));
}

const WHITE: Vec3 = [0.82, 0.79, 0.73];
const BLUSH: Vec3 = [0.72, 0.45, 0.4];

/** White and a tint of the room's accent; no flower is as dark as navy. */
function petalSkins(shop: Workshop): readonly number[] {
  const colour = accent(shop);
  const tint = Math.max(...colour) > 0.3 ? colour : BLUSH;
  const share = 0.25 + 0.4 * boldness(shop);
  return [WHITE, mix(WHITE, tint, 0.12), mix(WHITE, tint, share)].map((petal) =>
    shop.use({ ...foliage(petal, 'plain'), transmission: 0.3, roughness: 0.7 }),
  );
}

interface Head {
  readonly at: Vec3;
  readonly size: number;
  readonly material: number;
  readonly turn: number;
}

/** A head of two rings of petals that close towards its middle. */
function addHead(model: Mesh, petal: Mesh, { at, size, material, turn }: Head): void {
  for (const [ring, number] of [5, 4].entries())
    for (let n = 0; n < number; n++)
      addLeaf(model, petal, {
        at,
        angle: (n / number) * 2 * Math.PI + ring * 0.6 + turn,
        pitch: -0.35 - 0.6 * ring,
        roll: 0,
        material,
        size: size * (1 - 0.2 * ring),
      });
}

interface Bunch {
  readonly reach: number;
  /** y of the vessel's rim and of the bunch's top */
  readonly from: number;
  readonly to: number;
  readonly random: Random;
}

const HEADS = 19;

/** A dome of heads over leaves. */
function addDome(model: Mesh, shop: Workshop, { reach, from, to, random }: Bunch): void {
  const tall = to - from;
  const size = Math.min(reach * 0.34, tall * 0.42);
  const petal = blade({ contour: CONTOURS.heart, length: 1, width: 1.05, bend: -1.4, fold: 0.3, rows: 3, columns: 2 });
  const leaf = blade({ contour: CONTOURS.ellipse, length: 1, width: 0.42, bend: 0.8, rows: 3, columns: 2 });
  const skins = petalSkins(shop);
  const leaves = greens(shop, [0.06, 0.13, 0.045], random);
  for (let k = 0; k < HEADS; k++) {
    const angle = k * SPIRAL;
    const out = Math.sqrt((k + 0.3) / HEADS);
    const across = (reach - size * 0.8) * out;
    const y = from + (tall - size * 0.9) * (1 - 0.62 * out ** 2.2) * random.between(0.9, 1);
    const at: Vec3 = [Math.cos(angle) * across, y, Math.sin(angle) * across];
    addHead(model, petal, { at, size: size * random.between(0.85, 1.05), material: skins[k % 3], turn: k });
    if (k % 3 > 0) continue;
    addStalk(model, { path: [[0, from - tall * 0.3, 0], at], thick: 0.003, material: leaves[0], sides: 4 });
  }
  for (let k = 0; k < 12; k++)
    addLeaf(model, leaf, {
      at: [Math.cos(k * SPIRAL) * reach * 0.3, from + tall * 0.06, Math.sin(k * SPIRAL) * reach * 0.3],
      angle: k * SPIRAL + random.between(-0.3, 0.3),
      pitch: random.between(-0.5, 0.15),
      roll: random.between(-0.3, 0.3),
      material: leaves[k % 3],
      size: reach * random.between(0.55, 0.72),
    });
}

const TULIPS = 19;

/** Tulips: closed cups on bowed stems between long leaves. */
function addTulips(model: Mesh, shop: Workshop, { reach, from, to, random }: Bunch): void {
  const tall = to - from;
  const size = Math.min(0.062, reach * 0.46, tall * 0.34);
  const cup = lathe(
    [
      [0, 0],
      [0.3 * size, 0.12 * size],
      [0.42 * size, 0.45 * size],
      [0.3 * size, 0.9 * size],
      [0.12 * size, size],
      [0, 0.9 * size],
    ],
    9,
  );
  const leaf = blade({ contour: CONTOURS.strap, length: 1, width: 0.16, bend: 0.9, fold: 0.4, rows: 4, columns: 2 });
  const skins = petalSkins(shop);
  const leaves = greens(shop, [0.09, 0.18, 0.06], random);
  for (let k = 0; k < TULIPS; k++) {
    const angle = k * SPIRAL;
    const out = Math.sqrt((k + 0.4) / TULIPS) * random.between(0.82, 0.95);
    const tip: Vec3 = [
      Math.cos(angle) * (reach - size * 0.4) * out,
      to - size - (tall - size) * 0.55 * out ** 1.6,
      Math.sin(angle) * (reach - size * 0.4) * out,
    ];
    const middle: Vec3 = [tip[0] * 0.35, from + (tip[1] - from) * 0.6, tip[2] * 0.35];
    addStalk(model, {
      path: [[tip[0] * 0.1, from - tall * 0.4, tip[2] * 0.1], middle, tip],
      thick: 0.0035,
      taper: 0.8,
      material: leaves[1],
    });
    place(model, cup, { at: tip, material: skins[k % 3], turn: { x: tip[2] * 1.6, z: -tip[0] * 1.6 } });
    addLeaf(model, leaf, {
      at: [tip[0] * 0.15, from - tall * 0.05, tip[2] * 0.15],
      angle: angle + 0.6,
      pitch: random.between(-1.2, -0.75),
      roll: random.between(-0.3, 0.3),
      material: leaves[k % 3],
      size: Math.min(tall * 0.8, reach * 1.1),
    });
  }
}

/** A bunch of flowers in glass, a jug or a cup: a dome of open heads, or tulips. */
export const bouquet: Maker = ({ width, depth, height, seed }, shop) => {
  const model = createMesh();
  const random = createRandom(seed + 23);
  const choice = random.integer() % VESSELS.length;
  const reach = Math.min(width, depth) / 2;
  const rim = height * (choice === 0 ? 0.5 : 0.46);
  const radius = reach * (choice === 0 ? 0.36 : 0.5);
  const profile = VESSELS[choice].map(([r, y]) => [r * radius, y * rim] as const);
  place(model, lathe(profile, 22), { material: vesselSkin(shop, choice) });
  const add = random.chance(0.5) ? addTulips : addDome;
  add(model, shop, { reach, from: rim * 0.92, to: height, random });
  return model;
};

/** A rosette of fleshy or of grassy leaves in a small pot. */
export const smallPlant: Maker = ({ width, depth, height, seed }, shop) => {
  const model = createMesh();
  const random = createRandom(seed + 29);
  const reach = Math.min(width, depth) / 2;
  const pot = height * 0.42;
  const radius = reach * 0.62;
  const profile: Profile = [
    [0, 0],
    [radius * 0.76, 0],
    [radius * 0.8, pot * 0.04],
    [radius, pot],
    [radius * 0.92, pot],
    [radius * 0.9, pot * 0.86],
    [0, pot * 0.86],
  ];
  const skin = random.chance(0.5) ? ceramic(shop.book.pot) : ceramic(shop.book.ceramic);
  place(model, lathe(profile.slice(0, 5), 24), { material: shop.use(skin) });
  place(model, lathe(profile.slice(4), 16), { material: shop.use(soil) });
  const grassy = random.chance(0.5);
  const leaf = grassy
    ? blade({ contour: CONTOURS.strap, length: 1, width: 0.1, bend: 1, fold: 0.4, rows: 5, columns: 2 })
    : blade({ contour: CONTOURS.egg, length: 1, width: 0.5, bend: 0.35, fold: 0.4, rows: 4, columns: 2 });
  const leaves = greens(shop, grassy ? [0.07, 0.15, 0.05] : [0.1, 0.17, 0.09], random);
  const number = grassy ? 22 : 26;
  for (let k = 0; k < number; k++) {
    const t = k / number;
    addLeaf(model, leaf, {
      at: [0, pot * 0.86 + height * 0.04 * t, 0],
      angle: k * SPIRAL,
      pitch: -0.35 - 1.1 * t + random.between(-0.1, 0.1),
      roll: random.between(-0.2, 0.2),
      material: leaves[k % 3],
      size: (grassy ? 0.62 : 0.5) * height * (1 - 0.35 * (grassy ? 0 : t)) * random.between(0.85, 1.05),
    });
  }
  return model;
};
