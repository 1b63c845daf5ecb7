import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../render/mesh.js';
import { place, swapUv } from '../../../render/meshkit/mesh.js';
import { board, roundedBox } from '../../../render/meshkit/roundedBox.js';
import { tube } from '../../../render/meshkit/tube.js';
import type { SofaShape } from '../../styleBook.js';
import { cloth, metalWork, timber } from '../parts/materials.js';
import { padded } from '../parts/upholstery.js';
import type { Workshop } from '../workshop.js';
import type { SofaPlan } from './sofaPlan.js';

interface ArmPlace {
  readonly model: Mesh;
  readonly plan: SofaPlan;
  readonly shop: Workshop;
  readonly side: -1 | 1;
  /** middle of the arm's width */
  readonly x: number;
  readonly fabric: number;
}

type Arm = (place: ArmPlace) => void;

/** A rail of wood on two posts. */
const wooden: Arm = ({ model, plan, shop, x }) => {
  const { depth, armWidth, armTop, legHeight } = plan;
  const wood = shop.use(timber(shop.book.wood));
  const rail = roundedBox({ size: [armWidth, 0.03, depth - 0.02], radius: 0.012, arc: 3 });
  place(model, rail, { material: wood, at: [x, armTop - 0.015, 0] });
  for (const z of [-1, 1]) {
    const post = tube({
      path: [
        [0, legHeight * 0.5, z * (depth / 2 - 0.06)],
        [0, armTop - 0.02, z * (depth / 2 - 0.09)],
      ],
      radius: 0.017,
      sides: 10,
    });
    place(model, post, { material: wood, at: [x, 0, 0] });
  }
  place(model, board(0.024, 0.06, depth - 0.12), { material: wood, at: [x, legHeight + 0.05, 0] });
};

/** A loop of steel tube around a pad. */
const framed: Arm = ({ model, plan, shop, x, fabric }) => {
  const { depth, armWidth, armTop, legHeight, seed } = plan;
  const metal = shop.use(metalWork(shop.book.metal));
  const bar = armWidth * 0.38;
  const [low, high, half] = [bar, armTop - bar, depth / 2 - bar];
  const path: Vec3[] = [];
  for (const [y, z] of [
    [low, -half],
    [low, half],
    [high, half],
    [high, -half],
  ] as const) {
    const inward = 0.03;
    path.push([0, y + (y === low ? inward : -inward), z], [0, y, z + (z > 0 ? -inward : inward)]);
  }
  const ordered = [path[0], path[1], path[3], path[2], path[4], path[5], path[7], path[6]];
  place(model, tube({ path: ordered, radius: bar, sides: 8, closed: true }), { material: metal, at: [x, 0, 0] });
  const pad = padded([armWidth * 0.7, armTop - legHeight - 0.14, depth - 0.12], { radius: 0.02, seed });
  place(model, pad, { material: fabric, at: [x, (armTop + legHeight) / 2 - 0.02, 0] });
};

/** A stem that rolls outwards, its front edged with a cord. */
const rolled: Arm = ({ model, plan, side, x, fabric }) => {
  const { depth, armWidth, armTop, legHeight, shape, seed } = plan;
  const roll = armWidth * 0.5;
  const stem = padded([armWidth * 0.72, armTop - roll - legHeight, depth - 0.02], {
    radius: 0.03,
    seed: seed + side,
  });
  const foot = shape.base === 'skirt' ? 0.03 : legHeight;
  place(model, stem, {
    material: fabric,
    at: [x - side * armWidth * 0.14, foot + (armTop - roll - legHeight) / 2, 0],
  });
  const along = Array.from({ length: 7 }, (_, k): Vec3 => [0, 0, -depth / 2 + 0.012 + ((depth - 0.024) * k) / 6]);
  const bolster = swapUv(tube({ path: along, radius: roll, sides: 22, caps: true }));
  place(model, bolster, { material: fabric, at: [x, armTop - roll, 0] });
  const ring = Array.from({ length: 22 }, (_, k): Vec3 => {
    const angle = (k / 22) * 2 * Math.PI;
    return [Math.cos(angle) * (roll - 0.003), Math.sin(angle) * (roll - 0.003), 0];
  });
  place(model, tube({ path: ring, radius: 0.005, sides: 5, closed: true }), {
    material: fabric,
    at: [x, armTop - roll, depth / 2 - 0.01],
  });
};

/** A padded block, soft or sharp. */
const blocky: Arm = ({ model, plan, side, x, fabric }) => {
  const { depth, armWidth, armTop, legHeight, shape, softness, seed } = plan;
  const radius = shape.arm === 'round' ? armWidth * 0.46 : Math.min(softness, armWidth * 0.4);
  const arm = padded([armWidth, armTop - legHeight, depth - 0.01], { radius, seed: seed + side });
  place(model, arm, { material: fabric, at: [x, (armTop + legHeight) / 2, 0] });
};

/** The shell of a curved sofa is its own arm. */
const absent: Arm = () => {};

const ARMS: Readonly<Record<SofaShape['arm'], Arm>> = {
  none: absent,
  curved: absent,
  wood: wooden,
  frame: framed,
  rolled,
  track: blocky,
  slim: blocky,
  round: blocky,
};

export function addArm(model: Mesh, plan: SofaPlan, shop: Workshop, side: -1 | 1): void {
  const fabric = shop.use(cloth(plan.fabric));
  const x = side * (plan.width / 2 - plan.armWidth / 2);
  ARMS[plan.shape.arm]({ model, plan, shop, side, x, fabric });
}
