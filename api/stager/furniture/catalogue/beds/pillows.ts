import type { Steps } from '../../../steps.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { place } from '../../../mesh/kit/mesh.js';
import { pillow, type PillowShape } from '../../../mesh/kit/pillow.js';
import { createRandom, type Random } from '../../../random.js';
import { bedLinen, cloth } from '../parts/cloths.js';
import { cushionCovers, cushionEdge } from '../parts/palette.js';
import type { Workshop } from '../workshop.js';
import type { BedPlan } from './bedPlan.js';

interface Standing {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly lean: number;
  readonly thickness: number;
  readonly material: number;
  readonly edge?: Partial<Pick<PillowShape, 'flange' | 'fringe' | 'dent'>>;
}

/** Stands one pillow on the bed, leaning backwards, with slight random differences from its neighbours. */
function* stand(model: Mesh, plan: BedPlan, random: Random, shape: Standing): Steps<void> {
  yield;
  const { top, head, depth } = plan;
  const { width, height, thickness } = shape;
  const part = pillow({
    width,
    height,
    thickness,
    seed: random.between(0, 90),
    dent: 0.03,
    lean: shape.lean,
    ...shape.edge,
  });
  place(model, part, {
    material: shape.material,
    at: [shape.x, top + 0.004 + (height / 2) * Math.cos(shape.lean), -depth / 2 + head + shape.z],
    turn: {
      x: -shape.lean - random.between(-0.03, 0.03),
      y: random.between(-0.1, 0.1),
      z: random.between(-0.06, 0.06),
    },
  });
}

/**
 * Square shams with a flat border against the headboard, two pillows to sleep on before them, smaller ones and a long
 * one for show: as many rows as the style's fullness asks for.
 */
export function* addPillows(model: Mesh, plan: BedPlan, shop: Workshop): Steps<void> {
  const { bodyWidth, top, piece, height } = plan;
  const random = createRandom(piece.seed + 11);
  const { sheet, duvet } = shop.book.bedding;
  const { fullness } = shop.book;
  const pair = bodyWidth > 1.12 ? [-1, 1] : [0];
  const wide = pair.length > 1 ? Math.min(0.74, bodyWidth / 2 - 0.03) : Math.min(0.68, bodyWidth - 0.1);
  // the headboard stays visible above them
  const tallest = Math.max(0.26, Math.min(0.56, (height - top) * 0.9));
  const layered = fullness > 0.4;
  const linen = shop.use(bedLinen(sheet));
  const show = shop.use({ ...cloth(duvet), twoSided: true });
  let z = 0.12;
  if (layered) {
    const shams = bodyWidth > 1.7 ? [-1, 0, 1] : pair;
    const size = Math.min(tallest, (bodyWidth / shams.length) * 0.98);
    for (const side of shams) {
      const x = side * (shams.length > 2 ? bodyWidth / 3 : bodyWidth / 4);
      const edge = { flange: 0.035, dent: 0.05 };
      yield* stand(model, plan, random, {
        x,
        z,
        width: size,
        height: size,
        lean: 0.3,
        thickness: 0.2,
        material: show,
        edge,
      });
    }
    z += 0.16;
  }
  const lying = Math.min(0.44, tallest);
  for (const side of pair) {
    const x = (side * bodyWidth) / 4;
    const lean = layered ? 0.62 : 0.74;
    yield* stand(model, plan, random, { x, z, width: wide, height: lying, lean, thickness: 0.2, material: linen });
  }
  z += 0.17;
  const covers = cushionCovers(shop, { count: 3, random });
  if (layered && pair.length > 1 && fullness > 0.45) {
    const size = Math.min(0.42, tallest);
    for (const side of pair) {
      const x = side * bodyWidth * 0.17;
      // different covers, as the shams already are a matching pair
      const material = shop.use(cloth(covers[side > 0 ? 2 : 0]));
      const edge = { dent: 0.07, ...cushionEdge(shop, 1) };
      yield* stand(model, plan, random, {
        x,
        z,
        width: size,
        height: size,
        lean: 0.58,
        thickness: 0.17,
        material,
        edge,
      });
    }
    z += 0.14;
  }
  yield* stand(model, plan, random, {
    x: random.between(-0.04, 0.04),
    z,
    width: Math.min(0.66, bodyWidth * 0.5),
    height: 0.3,
    lean: 0.66,
    thickness: 0.16,
    material: shop.use(cloth(covers[1])),
  });
}
