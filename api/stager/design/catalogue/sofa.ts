import type { Piece, Vec3 } from '../../contract.js';
import type { Mesh } from '../../render/mesh.js';
import { boxCushion } from '../../render/meshkit/boxCushion.js';
import { extrude, roundedRectangle } from '../../render/meshkit/extrude.js';
import { createMesh, place, swapUv } from '../../render/meshkit/mesh.js';
import { pillow } from '../../render/meshkit/pillow.js';
import { board, roundedBox } from '../../render/meshkit/roundedBox.js';
import { surface } from '../../render/meshkit/surface.js';
import { tube } from '../../render/meshkit/tube.js';
import { createRandom } from '../random.js';
import type { Fabric, LegKind, SofaShape } from '../styleBook.js';
import { addLegs } from './legs.js';
import { cloth, metalWork, timber } from './materials.js';
import { accent, boldness, cushionCovers, temperedFabric } from './palette.js';
import { throwOver } from './throw.js';
import { buttonedPanel, channelPanel, padded, shell } from './upholstery.js';
import type { Maker, Workshop } from './workshop.js';

/** Where things are on a sofa, metres; worked out once, then every part reads it. */
export interface SofaPlan {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly shape: SofaShape;
  readonly fabric: Fabric;
  readonly leg: LegKind;
  readonly softness: number;
  readonly seed: number;
  readonly legHeight: number;
  /** top of the seat's cushions, at their edge */
  readonly seatTop: number;
  readonly cushionHeight: number;
  readonly armWidth: number;
  readonly armTop: number;
  /** between the arms */
  readonly inner: number;
  readonly backThickness: number;
}

const ARM_WIDTH: Readonly<Record<SofaShape['arm'], number>> = {
  track: 0.13,
  slim: 0.085,
  round: 0.19,
  rolled: 0.2,
  wood: 0.06,
  frame: 0.05,
  curved: 0.2,
  none: 0,
};
/** Top of the arm between seat (0) and back (1). */
const ARM_RISE: Readonly<Record<SofaShape['arm'], number>> = {
  track: 0.45,
  slim: 0.5,
  round: 0.5,
  rolled: 0.6,
  wood: 0.42,
  frame: 0.55,
  curved: 0.55,
  none: 0,
};
const LEG_HEIGHT: Readonly<Record<SofaShape['base'], number>> = {
  legs: 0.13,
  plinth: 0.05,
  skirt: 0.03,
  platform: 0.14,
};

export interface SofaChoice {
  readonly shape: SofaShape;
  readonly fabric: Fabric;
  readonly leg: LegKind;
  readonly softness: number;
}

export function planSofa(piece: Piece, choice: SofaChoice): SofaPlan {
  const { width, depth, height } = piece;
  const { shape } = choice;
  const armWidth = Math.min(ARM_WIDTH[shape.arm], width * 0.19);
  const seatTop = Math.max(height * 0.44, Math.min(0.45, height * 0.52));
  return {
    ...choice,
    width,
    depth,
    height,
    seed: piece.seed % 9973,
    legHeight: Math.min(LEG_HEIGHT[shape.base], height * 0.2),
    seatTop,
    cushionHeight: Math.min(0.17, seatTop * 0.38),
    armWidth,
    armTop: seatTop + (height - seatTop) * ARM_RISE[shape.arm],
    inner: width - 2 * armWidth,
    backThickness: Math.min(0.19, depth * 0.22),
  };
}

function addBase(model: Mesh, plan: SofaPlan, shop: Workshop): void {
  const { width, depth, legHeight, shape, seatTop, cushionHeight } = plan;
  const fabric = shop.use(cloth(plan.fabric));
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const deckTop = seatTop - cushionHeight + 0.02;
  if (shape.base === 'platform') {
    const slab = Math.min(0.06, legHeight * 0.5);
    place(model, board(width, slab, depth, 0.005), { material: wood, at: [0, legHeight - slab / 2, 0] });
    addLegs(model, { kind: 'block', width: width - 0.1, depth: depth - 0.1, height: legHeight - slab, wood, metal });
  } else if (shape.base === 'skirt') {
    addSkirt(model, plan, fabric);
  } else if (shape.arm === 'curved') {
    // follows the wall of the shell, drawn in under it
    const outline = roundedRectangle(width - 0.1, depth - 0.1, Math.min(0.36, depth * 0.42), 8);
    const plinth = extrude({ outline, depth: legHeight + 0.01, bevel: 0.003 });
    place(model, plinth, { material: metal, at: [0, legHeight / 2, 0], turn: { x: -Math.PI / 2 } });
  } else {
    const kind = shape.base === 'plinth' ? 'none' : plan.leg === 'none' ? 'block' : plan.leg;
    addLegs(model, {
      kind,
      width: width - 0.06,
      depth: depth - 0.06,
      height: legHeight + 0.005,
      wood,
      metal,
      stoutness: 1.1,
    });
  }
  const deckHeight = deckTop - legHeight;
  const deckWidth = shape.arm === 'none' ? width - 0.04 : plan.inner + Math.min(0.05, plan.armWidth);
  const deck = padded([deckWidth, deckHeight, depth - 0.05], {
    radius: Math.min(plan.softness, 0.04),
    seed: plan.seed,
  });
  place(model, deck, { material: fabric, at: [0, legHeight + deckHeight / 2, -0.005] });
}

/** A loose cover's skirt: nearly straight cloth around the foot, with a kick pleat at each corner. */
function addSkirt(model: Mesh, plan: SofaPlan, fabric: number): void {
  const { width, depth, seatTop, cushionHeight } = plan;
  const top = seatTop - cushionHeight - 0.06;
  const corners: readonly (readonly [number, number])[] = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ];
  corners.forEach(([x, z], side) => {
    const [nextX, nextZ] = corners[(side + 1) % 4];
    const length = x === nextX ? depth : width;
    const outward: readonly [number, number] = [(x + nextX) / 2, (z + nextZ) / 2];
    const panel = surface({
      columns: Math.ceil(length / 0.04),
      rows: 5,
      point: (s, t) => {
        const wave = 0.0035 * Math.sin(s * length * 21 + plan.seed + side) * (1 - t);
        const out = wave + 0.004 * (1 - t);
        const px = (x + (nextX - x) * s) * (width / 2 - 0.006);
        const pz = (z + (nextZ - z) * s) * (depth / 2 - 0.006);
        return [px + outward[0] * out, 0.004 + (top - 0.004) * t, pz + outward[1] * out] as Vec3;
      },
      uv: (s, t) => [s * length, t * top],
    });
    place(model, panel, { material: fabric });
  });
  const welt = tube({
    path: corners.flatMap(([x, z], k) => {
      const [nextX, nextZ] = corners[(k + 1) % 4];
      return [0.02, 0.5, 0.98].map((s): Vec3 => [
        (x + (nextX - x) * s) * (width / 2 - 0.012),
        top,
        (z + (nextZ - z) * s) * (depth / 2 - 0.012),
      ]);
    }),
    radius: 0.005,
    sides: 5,
    closed: true,
  });
  place(model, welt, { material: fabric });
}

function addArm(model: Mesh, plan: SofaPlan, shop: Workshop, side: -1 | 1): void {
  const { width, depth, armWidth, armTop, legHeight, shape, softness, seed } = plan;
  const fabric = shop.use(cloth(plan.fabric));
  const x = side * (width / 2 - armWidth / 2);
  switch (shape.arm) {
    case 'none':
    case 'curved':
      return;
    case 'wood': {
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
      return;
    }
    case 'frame': {
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
      return;
    }
    case 'rolled': {
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
      return;
    }
    default: {
      const radius = shape.arm === 'round' ? armWidth * 0.46 : Math.min(softness, armWidth * 0.4);
      const arm = padded([armWidth, armTop - legHeight, depth - 0.01], { radius, seed: seed + side });
      place(model, arm, { material: fabric, at: [x, (armTop + legHeight) / 2, 0] });
    }
  }
}

/** How many seats: 60 cm each and no less. */
export const seatCount = (inner: number): number => (inner > 1.62 ? 3 : inner > 0.95 ? 2 : 1);

function addSeats(model: Mesh, plan: SofaPlan, fabric: number): void {
  const { inner, depth, backThickness, seatTop, cushionHeight, shape, softness, seed } = plan;
  const seats = seatCount(inner);
  const count = shape.seats === 'bench' ? 1 : shape.seats === 'pair' ? Math.min(2, seats) : seats;
  const each = inner / count;
  const length = depth - backThickness - 0.015;
  for (let k = 0; k < count; k++) {
    const cushion = boxCushion({
      size: [each - 0.008, cushionHeight, length],
      seed: seed + k * 1.7,
      crown: 0.016,
      radius: Math.min(softness, cushionHeight * 0.4),
    });
    place(model, cushion, {
      material: fabric,
      at: [-inner / 2 + each * (k + 0.5), seatTop - cushionHeight / 2, depth / 2 - length / 2 - 0.004],
      turn: { x: 0.025 },
    });
  }
}

function addBack(model: Mesh, plan: SofaPlan, fabric: number): void {
  const { inner, depth, height, backThickness, seatTop, legHeight, shape, softness, seed, width } = plan;
  const seats = seatCount(inner);
  const wide =
    shape.arm === 'none' ? width - 0.04 : shape.arm === 'rolled' ? inner + plan.armWidth * 0.8 : inner + 0.03;
  const back = -depth / 2;
  const rise = height - seatTop;
  if (shape.arm === 'curved') {
    const wall = shell({
      width: plan.width - 0.02,
      depth: depth - 0.02,
      thickness: plan.armWidth,
      bottom: legHeight,
      armTop: plan.armTop,
      backTop: height,
      corner: Math.min(0.4, depth * 0.45),
      channels: shape.back === 'channel' ? 0.035 : 0,
    });
    place(model, wall, { material: fabric });
    return;
  }
  const frameTop = shape.back === 'loose' ? height - 0.09 : height;
  const frame = padded([wide, frameTop - legHeight - 0.02, backThickness * 0.75], { radius: softness, seed: seed + 9 });
  place(model, frame, {
    material: fabric,
    at: [0, (frameTop + legHeight) / 2, back + backThickness * 0.42],
    turn: { x: -0.04 },
  });
  if (shape.back === 'buttoned') {
    const panel = buttonedPanel({ width: wide - 0.03, height: rise + 0.03, thickness: 0.085 });
    place(model, panel, {
      material: fabric,
      at: [0, seatTop + rise / 2 - 0.02, back + backThickness * 0.72],
      turn: { x: -0.1 },
    });
    return;
  }
  if (shape.back === 'channel') {
    const panel = channelPanel({ width: wide - 0.03, height: rise + 0.06, thickness: 0.09 });
    place(model, panel, {
      material: fabric,
      at: [0, seatTop + rise / 2 - 0.03, back + backThickness * 0.6],
      turn: { x: -0.1 },
    });
    return;
  }
  const count = shape.back === 'tight' ? 1 : shape.seats === 'pair' ? Math.min(2, seats) : seats;
  const each = inner / count;
  const loose = shape.back === 'loose';
  const tall = loose ? rise + 0.05 : rise - 0.02;
  for (let k = 0; k < count; k++) {
    const cushion = boxCushion({
      size: [each - (loose ? 0.012 : 0), loose ? 0.17 : 0.12, tall],
      seed: seed + 30 + k * 2.3,
      crown: loose ? 0.045 : 0.015,
      belly: loose ? 0.03 : 0,
      radius: 0.05,
      wrinkle: loose ? 0.012 : 0.006,
    });
    place(model, cushion, {
      material: fabric,
      at: [-inner / 2 + each * (k + 0.5), seatTop + tall / 2 - 0.02, back + backThickness + (loose ? 0.045 : 0.02)],
      turn: { x: Math.PI / 2 - (loose ? 0.2 : 0.1) },
    });
  }
}

/** Cushions in the corners, the biggest outermost, leaning as they fall. */
function addCushions(model: Mesh, plan: SofaPlan, shop: Workshop): void {
  const { inner, seatTop, depth, backThickness, shape, seed, height } = plan;
  const random = createRandom(seed + 5);
  const bold = boldness(shop);
  const room = Math.floor(inner / 0.42);
  const count = Math.max(inner < 0.7 ? 1 : 0, Math.min(room, Math.round(shape.cushions * (0.55 + 0.75 * bold))));
  const covers = cushionCovers(shop, { count, random });
  const backFront = -depth / 2 + backThickness + (shape.back === 'loose' ? 0.13 : 0.08);
  for (let k = 0; k < count; k++) {
    const pair = Math.floor(k / 2);
    const side = inner < 0.7 ? 0 : k % 2 === 0 ? -1 : 1;
    const lumbar = pair > 0 && k % 3 === 2;
    const size = Math.min((pair === 0 ? 0.48 : 0.42) - random.next() * 0.03, (height - seatTop) * 1.12);
    const high = lumbar ? size * 0.66 : size;
    const lean = 0.36 + random.between(0, 0.12) + pair * 0.06;
    const x = side * (inner / 2 - size * 0.52 - pair * 0.25) + random.between(-0.02, 0.02);
    const part = pillow({ width: size, height: high, thickness: 0.15, seed: seed + k * 3.1, dent: lumbar ? 0 : 0.05 });
    place(model, part, {
      material: shop.use(cloth(covers[k])),
      at: [
        x,
        seatTop + 0.01 + (high / 2) * Math.cos(lean),
        backFront + 0.05 + pair * 0.085 + (high / 2) * Math.sin(lean) * 0.55,
      ],
      turn: { x: -lean, y: -side * random.between(0.12, 0.34), z: random.between(-0.09, 0.09) },
    });
  }
}

function addThrow(model: Mesh, plan: SofaPlan, shop: Workshop): void {
  const { shape, width, armWidth, armTop, seatTop, depth } = plan;
  const overArm = shape.arm === 'track' || shape.arm === 'slim' || shape.arm === 'round';
  const bold = boldness(shop);
  if (plan.width < 1.3 || shop.book.fullness * (0.6 + 0.6 * bold) < 0.2) return;
  const fabric: Fabric =
    bold > 0.75 ? { ...shop.book.throw, colour: accent(shop) } : temperedFabric(shop, shop.book.throw);
  const material = shop.use({ ...cloth(fabric), twoSided: true });
  const side = plan.seed % 2 < 1 ? -1 : 1;
  const lift = 0.012;
  if (overArm) {
    const outer = side * (width / 2 + 0.004);
    const innerX = side * (width / 2 - armWidth - lift);
    const path: Vec3[] = [
      [outer, armTop - 0.3, 0],
      [outer, armTop - 0.08, 0],
      [outer - side * 0.012, armTop - 0.012, 0],
      [side * (width / 2 - armWidth / 2), armTop + lift, 0],
      [innerX + side * 0.02, armTop - 0.004, 0],
      [innerX, armTop - 0.06, 0],
      [innerX - side * 0.01, seatTop + 0.05, 0],
      [innerX - side * 0.09, seatTop + 0.035, 0],
      [innerX - side * 0.26, seatTop + 0.03, 0],
    ];
    place(model, throwOver({ path, across: [0, 0, side], width: 0.4, seed: plan.seed }), {
      material,
      at: [0, 0, depth * 0.16],
    });
    return;
  }
  const front = depth / 2 + 0.006;
  const x = side * (plan.inner / 2 - 0.34);
  const path: Vec3[] = [
    [0, seatTop - 0.24, front],
    [0, seatTop - 0.05, front],
    [0, seatTop + 0.012, front - 0.02],
    [0, seatTop + 0.026, front - 0.12],
    [0, seatTop + 0.03, front - 0.3],
    [0, seatTop + 0.03, front - 0.46],
  ];
  place(model, throwOver({ path, across: [-1, 0, 0], width: 0.42, seed: plan.seed }), {
    material,
    at: [x, 0, 0],
    turn: { y: side * 0.05 },
  });
}

/** Builds a planned sofa or the armchair that goes with it. */
export function makeSofa(plan: SofaPlan, shop: Workshop): Mesh {
  const model = createMesh();
  const fabric = shop.use(cloth(plan.fabric));
  addBase(model, plan, shop);
  addArm(model, plan, shop, -1);
  addArm(model, plan, shop, 1);
  addBack(model, plan, fabric);
  addSeats(model, plan, fabric);
  addCushions(model, plan, shop);
  addThrow(model, plan, shop);
  return model;
}

export const sofa: Maker = (piece, shop) => {
  const { sofa: fabric, shapes } = shop.book;
  const plan = planSofa(piece, { shape: shapes.sofa, fabric, leg: shapes.leg, softness: shapes.softness });
  return makeSofa(plan, shop);
};
