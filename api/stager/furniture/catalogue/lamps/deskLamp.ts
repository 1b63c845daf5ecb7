import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe, smoothProfile, type Profile } from '../../../mesh/kit/lathe.js';
import { place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import { lampLining } from '../parts/lampMaterials.js';
import { plastic } from '../parts/materials.js';
import type { Shapes } from '../../styleBook.js';
import type { Maker } from '../workshop.js';
import { addBulb, addHood, addShade, disc, globe, lantern, planLamp, type LampPlan } from './lampParts.js';

type Lamp = (plan: LampPlan) => void;

const CONE: Profile = [
  [1, 0],
  [0.84, 0.34],
  [0.36, 0.72],
  [0.3, 0.98],
  [0, 1],
];

const rod = (path: readonly Vec3[], radius: number): Mesh => tube({ path, radius, sides: 9, caps: true });

/** An architect's lamp: two pairs of arms with springs between them, a cone at their end. */
const arm: Lamp = ({ model, shop, skin, width, depth, height }) => {
  const base = Math.min(width / 2, depth * 0.28);
  const back = -depth / 2 + base;
  const wooden = shop.book.wood.finish === 'satin';
  const bar = wooden ? skin.wood : skin.metal;
  place(model, lathe(disc(base, 0.022), 32), { material: skin.metal, at: [0, 0, back] });
  const foot: Vec3 = [0, 0.045, back];
  const elbow: Vec3 = [0, height * 0.58, -depth / 2 + 0.014];
  const head: Vec3 = [0, height - 0.03, depth * 0.12];
  for (const side of [-1, 1]) {
    const off = (point: Vec3): Vec3 => [point[0] + side * 0.009, point[1], point[2]];
    place(model, rod([off(foot), off(elbow)], wooden ? 0.0055 : 0.0042), { material: bar });
    place(model, rod([off(elbow), off(head)], wooden ? 0.0055 : 0.0042), { material: bar });
  }
  const along = (from: Vec3, to: Vec3, share: number): Vec3 => [
    0,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  place(model, rod([along(foot, elbow, 0.08), along(foot, elbow, 0.42)], 0.0055), { material: skin.metal });
  const hinge = lathe(
    [
      [0, -0.018],
      [0.012, -0.018],
      [0.014, 0],
      [0.012, 0.018],
      [0, 0.018],
    ],
    16,
  );
  for (const joint of [foot, elbow, head])
    place(model, hinge, { material: skin.metal, at: joint, turn: { z: Math.PI / 2 } });
  const reach = Math.min(depth * 0.28, width * 0.44);
  const at: Vec3 = [0, head[1] - reach * 0.85, head[2] + reach * 0.42];
  addHood(model, shop, {
    profile: CONE,
    radius: reach,
    height: reach * 1.15,
    at,
    turn: { x: -0.42 },
    material: skin.metal,
  });
  place(model, globe(reach * 0.32), { material: skin.bulb, at: [at[0], at[1] + reach * 0.3, at[2]] });
};

/** A bar of diodes on one upright: two lines and a foot. */
const bar: Lamp = ({ model, shop, skin, width, depth, height }) => {
  const thick = 0.014;
  const back = -depth / 2 + thick;
  place(model, roundedBox({ size: [width * 0.62, 0.012, width * 0.62], radius: 0.005 }), {
    material: skin.metal,
    at: [0, 0.006, back + width * 0.31 - thick],
  });
  place(model, board(thick, height, thick, 0.003), { material: skin.metal, at: [0, height / 2, back] });
  place(model, board(thick * 1.8, 0.012, depth - thick, 0.004), { material: skin.metal, at: [0, height - 0.006, 0] });
  const glow = shop.use({ ...lampLining, emission: [1.1, 1.02, 0.86] });
  place(model, board(thick * 1.2, 0.003, depth * 0.62, 0.001), {
    material: glow,
    at: [0, height - 0.013, depth * 0.14],
  });
};

/** A mushroom: a dome that glows from below over a round stem. */
const dome: Lamp = ({ model, shop, skin, height, radius }) => {
  const foot = lathe(
    smoothProfile(
      [
        [0, 0],
        [radius * 0.66, 0],
        [radius * 0.68, height * 0.03],
        [radius * 0.3, height * 0.09],
        [radius * 0.2, height * 0.3],
        [radius * 0.2, height * 0.66],
        [0, height * 0.67],
      ],
      3,
    ),
    32,
  );
  place(model, foot, { material: shop.book.stone.pattern === 'glaze' ? skin.ceramic : skin.stone });
  const cap: Profile = [
    [1, 0],
    [0.99, 0.16],
    [0.84, 0.56],
    [0.48, 0.9],
    [0.1, 1],
    [0, 1],
  ];
  addHood(model, shop, {
    profile: cap,
    radius,
    height: height * 0.42,
    at: [0, height * 0.58, 0],
    material: skin.metal,
  });
  place(model, globe(radius * 0.2), { material: skin.bulb, at: [0, height * 0.72, 0] });
};

/** A banker's lamp: a trough of green glass on a turned brass stem. */
const banker: Lamp = ({ model, shop, skin, width, depth, height }) => {
  const base = Math.min(width, depth) * 0.36;
  place(model, lathe(disc(base, 0.026), 32), { material: skin.metal });
  const stem = smoothProfile(
    [
      [0.012, 0.02],
      [0.02, height * 0.12],
      [0.009, height * 0.2],
      [0.009, height * 0.55],
      [0.017, height * 0.6],
      [0.008, height * 0.66],
      [0.008, height * 0.96],
    ],
    2,
  );
  place(model, lathe(stem, 16), { material: skin.metal });
  const span = Math.max(width, Math.min(depth, width * 1.2));
  const deep = Math.min(depth, width) * 0.42;
  const tall = height * 0.3;
  const glass = shop.use({ ...plastic([0.012, 0.085, 0.045], 0.08), f0: 0.06, emission: [0.01, 0.09, 0.04] });
  const point =
    (lift: number) =>
    (s: number, t: number): Vec3 => {
      const a = (s - 0.5) * Math.PI * 0.94;
      const end = Math.sqrt(Math.max(0, 1 - (t * 2 - 1) ** 10));
      return [
        (t - 0.5) * (span - 2 * lift),
        height - tall + (tall * Math.cos(a) - 1.6 * lift) * end,
        (deep - lift) * Math.sin(a) * (0.9 + 0.1 * end),
      ];
    };
  place(model, surface({ columns: 14, rows: 18, point: (s, t) => point(0)(s, 1 - t) }), { material: glass });
  place(model, surface({ columns: 14, rows: 18, point: point(0.005) }), { material: shop.use(lampLining) });
  place(model, globe(0.014, 1.4), { material: skin.metal, at: [0, height - 0.02, 0] });
  const chain = rod(
    [
      [span * 0.3, height * 0.78, 0],
      [span * 0.3, height * 0.52, 0],
    ],
    0.0015,
  );
  place(model, chain, { material: skin.metal });
};

/** A paper lantern between four laths. */
const paperBox: Lamp = ({ model, skin, height, radius }) => {
  const post = radius - 0.005;
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      place(model, board(0.01, height, 0.01), { material: skin.wood, at: [x * post, height / 2, z * post] });
    for (const y of [0.05, height - 0.02]) {
      place(model, board(2 * post, 0.01, 0.008), { material: skin.wood, at: [0, y, x * post] });
      place(model, board(0.008, 0.01, 2 * post), { material: skin.wood, at: [x * post, y, 0] });
    }
  }
  const tall = height - 0.08;
  place(model, lantern(radius * 1.86, tall, 8), { material: skin.paper(tall), at: [0, 0.055, 0], keepUv: true });
};

/** A small pot with a cloth shade. */
const pot: Lamp = ({ model, skin, height, radius }) => {
  const foot = smoothProfile(
    [
      [0, 0],
      [radius * 0.5, 0],
      [radius * 0.54, height * 0.03],
      [radius * 0.72, height * 0.22],
      [radius * 0.6, height * 0.36],
      [radius * 0.2, height * 0.47],
      [radius * 0.1, height * 0.6],
    ],
    3,
  );
  place(model, lathe(foot, 32), { material: skin.ceramic });
  const tall = height * 0.46;
  addShade(model, skin, {
    low: radius,
    high: radius * 0.6,
    height: tall,
    y: height - tall,
    material: skin.shade(tall),
  });
  addBulb(model, { at: [0, height * 0.58, 0], hanging: false, material: skin.bulb });
};

/** A bent stem with a woven hood at its end. */
const swan: Lamp = ({ model, shop, skin, width, depth, height }) => {
  const base = Math.min(width / 2, depth * 0.26);
  const back = -depth / 2 + base;
  place(model, lathe(disc(base, 0.02), 32), { material: skin.wood, at: [0, 0, back] });
  const reach = Math.min(width / 2, depth * 0.3);
  const front = depth / 2 - reach;
  const bend = (front - back) / 2;
  const path = Array.from({ length: 18 }, (_, k): Vec3 => {
    const t = k / 17;
    if (t < 0.5) return [0, 0.02 + (height - bend - 0.02) * t * 2, back];
    const a = (t - 0.5) * 2 * Math.PI;
    return [0, height - bend + bend * Math.sin(a), back + bend - bend * Math.cos(a)];
  });
  place(model, rod(path, 0.0065), { material: skin.metal });
  const tall = reach * 1.1;
  const at: Vec3 = [0, height - bend - tall, front];
  addHood(model, shop, { profile: CONE, radius: reach, height: tall, at, material: skin.rattan });
  place(model, globe(reach * 0.28), { material: skin.bulb, at: [0, at[1] + tall * 0.3, front] });
};

const LAMPS: Readonly<Record<Shapes['deskLamp'], Lamp>> = { arm, bar, dome, banker, paper: paperBox, pot, swan };

export const deskLamp: Maker = (piece, shop) => {
  const plan = planLamp(piece, shop);
  LAMPS[shop.book.shapes.deskLamp](plan);
  return plan.model;
};
