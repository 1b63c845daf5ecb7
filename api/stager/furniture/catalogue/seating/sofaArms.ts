import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { roundedRectangle, type Outline } from '../../../mesh/kit/extrude.js';
import { place } from '../../../mesh/kit/mesh.js';
import { fbm3 } from '../../../mesh/kit/noise.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { sweep } from '../../../mesh/kit/sweep.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { SofaShape } from '../../styleBook.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { padded, taut } from '../parts/upholstery.js';
import type { Workshop } from '../workshop.js';
import { isChesterfield, type SofaPlan } from './sofaPlan.js';

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

/** Rounding of a rolled arm's ends, metres. */
const ROLL_END = 0.016;

/**
 * A stem flush with its roll inside, over which the roll hangs outwards: outline seen from the front,
 * counter-clockwise, around the neck between the two. `side` 1: outwards is +x.
 */
function scroll({ roll, stem, drop, side }: { roll: number; stem: number; drop: number; side: -1 | 1 }): Outline {
  const inner = -stem / 2;
  const centre = [inner + roll, roll * 0.72] as const;
  const points: [number, number][] = [];
  const down = (x: number, from: number, to: number) => {
    const count = Math.max(2, Math.round(Math.abs(to - from) / 0.1));
    for (let k = 0; k < count; k++) points.push([x, from + ((to - from) * k) / count]);
  };
  points.push([0, -drop]);
  down(-inner, -drop + 0.012, -roll * 0.08);
  // from under the roll, outside, over its top to its inner side
  for (let k = 0; k <= 16; k++) {
    const angle = (-0.26 + 1.26 * (k / 16)) * Math.PI;
    points.push([centre[0] + roll * Math.cos(angle), centre[1] + roll * Math.sin(angle)]);
  }
  down(inner, centre[1] - 0.02, -drop);
  points.push([inner + 0.012, -drop]);
  return side > 0 ? points : points.map(([x, y]) => [-x, y] as const).toReversed();
}

/** A stem that rolls outwards in one cover, its front edged with a cord. */
const rolled: Arm = ({ model, plan, side, x, fabric }) => {
  const { depth, armWidth, armTop, legHeight, shape, seed } = plan;
  const roll = armWidth * (isChesterfield(shape) ? 0.44 : 0.47);
  const foot = shape.base === 'skirt' ? 0.15 : legHeight;
  // a loose cover falls straight from the roll; elsewhere the stem is drawn in under it
  const stem = armWidth * (shape.base === 'skirt' ? 0.86 : 0.74);
  const neck = armTop - roll * 1.72;
  const outline = scroll({ roll, stem, drop: neck - foot, side });
  const inset = (by: number): Outline =>
    outline.map(([px, py]) => {
      const share = 1 - by / Math.max(0.04, Math.hypot(px, py));
      return [px * share, py * share] as const;
    });
  // a skirt hangs before it
  const half = depth / 2 - (shape.base === 'skirt' ? 0.03 : 0.01);
  const ends = [0, 0.5, 1].map((share) => {
    const angle = (share * Math.PI) / 2;
    return [half - ROLL_END * (1 - Math.sin(angle)), ROLL_END * (1 - Math.cos(angle))] as const;
  });
  const along = [
    ...ends.map(([z, by]) => [-z, by] as const).toReversed(),
    ...Array.from({ length: 8 }, (_, k) => [((k + 1) / 4.5 - 1) * (half - ROLL_END), 0] as const),
    ...ends,
  ];
  // the stuffing is uneven, mostly along the roll
  const stuffing = ([px, py]: readonly [number, number], z: number): readonly [number, number] => {
    const out = 1 + (fbm3(px * 5 + seed, py * 5 + side, z * 4.5, 2) - 0.375) * 0.1;
    return [px * out, py > 0 ? py * out : py];
  };
  const at: Vec3 = [x + side * (armWidth / 2 - 2 * roll + stem / 2), neck, 0];
  const stations = along.map(([z, by]) => ({
    at: [0, 0, z] as const,
    right: [1, 0, 0] as const,
    up: [0, 1, 0] as const,
    outline: inset(by).map((point) => stuffing(point, z)),
  }));
  place(model, sweep(stations, true), { material: fabric, at });
  const front = half - ROLL_END * 0.3;
  const cord = inset(ROLL_END * 0.3)
    .map((point) => stuffing(point, front))
    .filter(([, py]) => py > foot - neck + 0.004);
  place(model, tube({ path: cord.map(([px, py]): Vec3 => [px, py, front]), radius: 0.005, sides: 6 }), {
    material: fabric,
    at,
  });
};

/** A padded block, soft or sharp, its front panel edged with a welt. */
const blocky: Arm = ({ model, plan, side, x, fabric }) => {
  const { depth, armWidth, armTop, legHeight, shape, softness, seed } = plan;
  const radius = shape.arm === 'round' ? armWidth * 0.46 : Math.min(Math.max(softness, 0.022), armWidth * 0.4);
  const tall = armTop - legHeight;
  const size: Vec3 = [armWidth, tall, depth - 0.012];
  const crowned = crownedTop(size, seed + side);
  const arm = roundedBox({
    size,
    radius,
    quad: 0.08,
    arc: 3,
    cover: true,
    deform: crowned,
  });
  const at: Vec3 = [x, (armTop + legHeight) / 2, 0];
  place(model, arm, { material: fabric, at });
  const inset = radius * (1 - Math.SQRT1_2);
  const front = depth / 2 - 0.006 - inset;
  const outline = roundedRectangle(armWidth - 2 * inset, tall - 2 * inset, radius, 3);
  const welt = outline.map(([px, py]) =>
    crowned([px, py, front], [(2 * px) / armWidth, (2 * py) / tall, 1], [0, 0, 0.002]),
  );
  place(model, tube({ path: welt, radius: 0.0055, sides: 4, closed: true }), { material: fabric, at });
  // the outer panel is a piece of its own
  const [halfTall, halfDeep] = [tall / 2 - inset, depth / 2 - 0.006 - inset];
  const panel = roundedRectangle(2 * halfDeep, 2 * halfTall, radius, 3).map(([pz, py]) => {
    const px = side * (armWidth / 2 - inset);
    const unit: Vec3 = [(2 * px) / armWidth, (2 * py) / tall, (2 * pz) / depth];
    return crowned([px, py, pz], unit, [side * 0.002, 0, 0]);
  });
  place(model, tube({ path: panel, radius: 0.005, sides: 4, closed: true }), { material: fabric, at });
};

/** An arm's top is slightly higher along its middle; its sides are slightly uneven. */
const crownedTop = (size: Vec3, seed: number) => {
  const skin = taut(size, seed, 0.009);
  return (point: Vec3, unit: Vec3, normal: Vec3): Vec3 => {
    const [px, py, pz] = skin(point, unit, normal);
    const crown = 0.008 * Math.max(0, unit[1]) ** 2 * Math.max(0, 1 - unit[0] ** 2) * Math.max(0, 1 - unit[2] ** 4);
    return [px, py + crown, pz];
  };
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
