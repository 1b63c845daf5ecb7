import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { ellipse } from '../../../mesh/kit/extrude.js';
import { lathe, type Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { Shapes } from '../../styleBook.js';
import { lampLining } from '../parts/lampMaterials.js';
import { plain, rattan } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';
import { addBulbs, addChandelier, addGlobes, addLantern } from './clusters.js';
import { addHood, addShade, globe, lantern, planLamp, type LampPlan } from './lampParts.js';

/** Builds the lamp from y = 0 up; returns where its cords begin: [x, y, z]. */
type Pendant = (plan: LampPlan) => readonly Vec3[];

/** Ratio of width to depth above which a pendant is a row of several lamps. */
const LONG = 1.6;

/** The lamp keeps its proportions, the cord takes the rest. */
const lampHeight = ({ width, height }: LampPlan, share: number): number => Math.min(height * 0.85, width * share);

/** Places in a row over a long table, else the middle. */
function spots({ width, depth }: LampPlan, each: number): readonly number[] {
  if (width < depth * LONG) return [0];
  const count = Math.max(2, Math.min(4, Math.round(width / (each * 2.6))));
  return Array.from({ length: count }, (_, k) => (k / (count - 1) - 0.5) * (width - 2 * each));
}

const DOME: Profile = [
  [1, 0],
  [0.99, 0.1],
  [0.84, 0.46],
  [0.46, 0.74],
  [0.14, 0.84],
  [0.08, 0.88],
  [0.07, 1],
  [0, 1],
];

const dome: Pendant = (plan) => {
  const { model, shop, skin, height, radius } = plan;
  const tall = Math.min(height * 0.85, radius * 1.1);
  return spots(plan, radius).map((x): Vec3 => {
    addHood(model, shop, { profile: DOME, radius, height: tall, at: [x, 0, 0], material: skin.metal });
    place(model, globe(radius * 0.22), { material: skin.bulb, at: [x, tall * 0.3, 0] });
    return [x, tall - 0.01, 0];
  });
};

const BASKET: Profile = [
  [0.98, 0],
  [1, 0.1],
  [0.82, 0.55],
  [0.34, 0.94],
  [0.1, 1],
];

const basket: Pendant = (plan) => {
  const { model, shop, skin, height, radius } = plan;
  const tall = Math.min(height * 0.85, radius * 1.24);
  const weave = shop.use({ ...rattan, twoSided: true, transmission: 0.35, emission: [0.34, 0.23, 0.12] });
  return spots(plan, radius).map((x): Vec3 => {
    addHood(model, shop, { profile: BASKET, radius, height: tall, at: [x, 0, 0], material: weave });
    place(model, globe(radius * 0.16), { material: skin.bulb, at: [x, tall * 0.4, 0] });
    return [x, tall - 0.01, 0];
  });
};

const globes: Pendant = ({ model, skin, width, depth, height }) => {
  const tall = Math.min(height * 0.7, width * 1.1);
  addGlobes(model, { width, depth, tall, glass: skin.glass, metal: skin.metal });
  return [[0, tall + 0.02, 0]];
};

/** Light without a lamp: a flat disc, over a long table a frame of slim bars. */
const line: Pendant = (plan) => {
  const { model, shop, skin, width, depth, radius } = plan;
  const glow = shop.use({ ...lampLining, emission: [0.95, 0.88, 0.74] });
  const thick = 0.024;
  if (width < depth * LONG) {
    const plate: Profile = [
      [radius * 0.97, 0],
      [radius, 0.003],
      [radius, thick - 0.003],
      [radius * 0.98, thick],
      [0, thick],
    ];
    place(model, lathe(plate, 56), { material: skin.metal });
    place(
      model,
      lathe(
        [
          [0, 0.002],
          [radius * 0.97, 0.002],
        ],
        56,
      ),
      { material: glow },
    );
    return [[0, thick, 0]];
  }
  for (const side of [-1, 1]) {
    const z = side * (depth / 2 - thick / 2);
    const x = side * (width / 2 - thick / 2);
    for (const [skinOf, y, tall, slim] of [
      [skin.metal, thick * 0.6, thick, 1],
      [glow, 0.002, 0.004, 0.7],
    ] as const) {
      place(model, board(width, tall, thick * slim, 0.002), { material: skinOf, at: [0, y, z] });
      place(model, board(thick * slim, tall, depth - 2 * thick, 0.002), { material: skinOf, at: [x, y, 0] });
    }
  }
  return [-0.5, 0.5].map((share): Vec3 => [share * (width - thick), thick, depth / 2 - thick / 2]);
};

/** A hoop of brass that carries small globes of milk glass. */
const ring: Pendant = (plan) => {
  const { model, skin, width, depth, height } = plan;
  const ball = Math.min(0.075, Math.min(width, depth) * 0.12);
  const [w, d] = [width - 2 * ball, depth - 2 * ball];
  const y = ball * 2 + 0.016;
  const path = ellipse(w, d, 56).map(([x, z]): Vec3 => [x, y, z]);
  place(model, tube({ path, radius: 0.011, sides: 10, closed: true }), { material: skin.metal });
  const count = Math.max(6, Math.round((Math.PI * (w + d)) / 2 / (ball * 3.4)));
  const hub: Vec3 = [0, Math.min(height * 0.7, y + Math.min(w, d) * 0.55), 0];
  for (let k = 0; k < count; k++) {
    const angle = (k / count) * 2 * Math.PI;
    const at: Vec3 = [Math.cos(angle) * (w / 2), ball, Math.sin(angle) * (d / 2)];
    place(model, globe(ball), { material: skin.glass, at });
    place(
      model,
      lathe(
        [
          [ball * 0.42, -0.008],
          [ball * 0.42, 0.016],
          [0.006, 0.02],
        ],
        14,
      ),
      { material: skin.metal, at: [at[0], 2 * ball - 0.006, at[2]] },
    );
    if (k % Math.ceil(count / 4) === 0) {
      place(model, tube({ path: [[at[0], y, at[2]], hub], radius: 0.0025, sides: 6 }), { material: skin.metal });
    }
  }
  place(model, globe(0.022), { material: skin.metal, at: hub });
  return [hub];
};

const paper: Pendant = (plan) => {
  const { model, shop, skin, radius, height } = plan;
  const share = shop.book.shapes.leg === 'block' ? 1.24 : 1.8;
  const tall = Math.min(height * 0.85, radius * share);
  return spots(plan, radius).map((x): Vec3 => {
    place(model, lantern(2 * radius, tall, 11), { material: skin.paper(tall), at: [x, 0, 0], keepUv: true });
    return [x, tall - 0.01, 0];
  });
};

const chandelier: Pendant = (plan) => {
  const tall = lampHeight(plan, 0.85);
  addChandelier(plan.model, plan.shop, { radius: plan.radius, tall });
  return [[0, tall - 0.02, 0]];
};

const bulbs: Pendant = ({ model, skin, width, depth, height }) => {
  const tall = Math.min(height * 0.6, 0.5);
  addBulbs(model, { width, depth, tall, metal: skin.metal, bulb: skin.bulb });
  return width > depth * LONG ? [-0.36, 0.36].map((x): Vec3 => [x * width, tall + 0.1, 0]) : [[0, tall + 0.1, 0]];
};

const drum: Pendant = (plan) => {
  const { model, skin, radius } = plan;
  const tall = lampHeight(plan, 0.5);
  addShade(model, skin, { low: radius, high: radius * 0.92, height: tall, y: 0, material: skin.shade(tall) });
  for (let k = 0; k < 3; k++) {
    const angle = (k / 3) * 2 * Math.PI;
    const arm: Vec3[] = [
      [Math.cos(angle) * radius * 0.92, tall, Math.sin(angle) * radius * 0.92],
      [0, tall + 0.05, 0],
    ];
    place(model, tube({ path: arm, radius: 0.002, sides: 5 }), { material: skin.metal });
  }
  place(model, globe(radius * 0.2), { material: skin.bulb, at: [0, tall * 0.5, 0] });
  return [[0, tall + 0.04, 0]];
};

const cage: Pendant = (plan) => {
  const tall = lampHeight(plan, 1.25);
  const { model, skin, radius } = plan;
  return spots(plan, radius).map((x): Vec3 => {
    const part = createMesh();
    addLantern(part, { radius, tall, metal: skin.metal, bulb: skin.bulb });
    place(model, part, { at: [x, 0, 0], keepUv: true });
    return [x, tall - 0.005, 0];
  });
};

const PENDANTS: Readonly<Record<Shapes['pendant'], Pendant>> = {
  dome,
  globe: globes,
  line,
  ring,
  paper,
  chandelier,
  bulbs,
  basket,
  drum,
  lantern: cage,
};

/** Cords to the ceiling, each with a canopy there. */
function addCords(
  model: Mesh,
  shop: Workshop,
  { from, to, metal }: { from: readonly Vec3[]; to: number; metal: number },
) {
  const cord = shop.use(plain([0.03, 0.03, 0.03], 0.7));
  for (const [x, y, z] of from) {
    const path: Vec3[] = [
      [x, y, z],
      [x, to - 0.02, z],
    ];
    place(model, tube({ path, radius: 0.003, sides: 6 }), { material: cord });
    const canopy: Profile = [
      [0.004, -0.03],
      [0.052, -0.022],
      [0.055, -0.004],
      [0.055, 0],
      [0, 0],
    ];
    place(model, lathe(canopy, 24), { material: metal, at: [x, to, z] });
  }
}

/** Hangs from its top: y = 0 is the lamp's underside, the cord ends at the ceiling. */
export const pendant: Maker = (piece, shop) => {
  const plan = planLamp(piece, shop);
  const from = PENDANTS[shop.book.shapes.pendant](plan);
  addCords(plan.model, shop, { from, to: piece.height, metal: plan.skin.metal });
  return plan.model;
};
