import type { Steps } from '../../../steps.js';
import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { halfSpace } from '../../../mesh/kit/collider.js';
import { place } from '../../../mesh/kit/mesh.js';
import { pillow } from '../../../mesh/kit/pillow.js';
import { createRandom } from '../../../random.js';
import type { Fabric } from '../../styleBook.js';
import { cloth } from '../parts/cloths.js';
import { accent, boldness, cushionCovers, cushionEdge, temperedFabric } from '../parts/palette.js';
import { throwOver } from '../parts/throw.js';
import type { Workshop } from '../workshop.js';
import type { SofaPlan } from './sofaPlan.js';

/** Cushions in the corners, the biggest outermost, leaning as they fall. */
export function* addCushions(model: Mesh, plan: SofaPlan, shop: Workshop): Steps<void> {
  const { inner, seatTop, depth, backThickness, shape, seed, height } = plan;
  const random = createRandom(seed + 5);
  const bold = boldness(shop);
  const room = Math.floor(inner / 0.37);
  const usual = Math.round(shape.cushions * (0.55 + 0.75 * bold));
  // one more or fewer than usual, where there are several
  const few = usual < 3 ? 0 : random.pick([-1, 0, 1]);
  const count = Math.max(inner < 0.7 ? 1 : 0, Math.min(room, usual + few));
  // two of a pair match
  const covers = cushionCovers(shop, { count, random, on: plan.fabric });
  const backFront = -depth / 2 + backThickness + (shape.back === 'loose' ? 0.13 : 0.08);
  for (let k = 0; k < count; k++) {
    yield;
    const pair = Math.floor(k / 2);
    const side = inner < 0.7 ? 0 : k % 2 === 0 ? -1 : 1;
    // an odd one lies lengthwise before the others
    const lumbar = k > 0 && k === count - 1 && count % 2 === 1;
    const size = Math.min((pair === 0 ? 0.5 : lumbar ? 0.54 : 0.44) - random.next() * 0.03, (height - seatTop) * 1.3);
    const high = lumbar ? size * 0.58 : Math.min(size, (height - seatTop) * 1.16);
    const lean = 0.36 + random.between(0, 0.12) + pair * 0.06;
    // the odd one has the others behind it to lean on
    const inwards = lumbar ? 0.12 : pair * 0.25;
    const x = side * (inner / 2 - size * 0.52 - inwards) + random.between(-0.02, 0.02);
    const part = pillow({
      width: size,
      height: high,
      thickness: lumbar ? 0.15 : 0.185,
      seed: seed + k * 3.1,
      lean,
      dent: lumbar ? 0.01 : random.between(0.05, 0.085),
      ...cushionEdge(shop, k),
    });
    place(model, part, {
      material: shop.use(cloth(covers[lumbar ? count - 1 : pair])),
      at: [
        x,
        // its corners sink into the seat
        seatTop - 0.012 + (high / 2) * Math.cos(lean),
        backFront + 0.05 + pair * 0.155 + (lumbar ? 0.075 : 0) + (high / 2) * Math.sin(lean) * 0.55,
      ],
      turn: { x: -lean, y: -side * random.between(0.12, 0.34) * (lumbar ? 0.6 : 1), z: random.between(-0.09, 0.09) },
    });
  }
}

/** How far a throw's folds stand out from the sofa, metres: the sofa's own size counts in the plan. */
const BILLOW = 0.04;

export function addThrow(model: Mesh, plan: SofaPlan, shop: Workshop): void {
  const { shape, width, armWidth, armTop, seatTop, depth } = plan;
  const overArm = shape.arm === 'track' || shape.arm === 'slim' || shape.arm === 'round';
  const bold = boldness(shop);
  if (plan.width < 1.3 || shop.book.fullness * (0.6 + 0.6 * bold) < 0.2) return;
  const fabric: Fabric =
    bold > 0.75 ? { ...shop.book.throw, colour: accent(shop) } : temperedFabric(shop, shop.book.throw);
  const material = shop.use({ ...cloth(fabric), twoSided: true });
  const side = plan.chaise ? -plan.chaise.side : plan.seed % 2 < 1 ? -1 : 1;
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
    const obstacles = [halfSpace([outer + side * BILLOW, 0, 0], [-side, 0, 0])];
    place(model, throwOver({ path, across: [0, 0, side], width: 0.42, seed: plan.seed, obstacles }), {
      material,
      at: [0, 0, depth * 0.16],
    });
    return;
  }
  const front = depth / 2 - 0.002;
  const x = side * (plan.inner / 2 - 0.34);
  const path: Vec3[] = [
    // its fringe stays off the floor
    [0, Math.max(0.2, seatTop - 0.26), front + 0.012],
    [0, seatTop - 0.05, front + 0.014],
    [0, seatTop + 0.022, front - 0.015],
    [0, seatTop + 0.042, front - 0.12],
    [0, seatTop + 0.046, front - 0.3],
    [0, seatTop + 0.044, front - 0.46],
  ];
  const obstacles = [halfSpace([0, 0, front + BILLOW], [0, 0, -1])];
  place(model, throwOver({ path, across: [-1, 0, 0], width: 0.44, seed: plan.seed, obstacles }), {
    material,
    at: [x, 0, 0],
    turn: { y: side * 0.05 },
  });
}
