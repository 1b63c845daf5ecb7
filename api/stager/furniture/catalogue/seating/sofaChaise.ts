import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { padded } from '../parts/upholstery.js';
import type { Workshop } from '../workshop.js';
import { LEG_INSET, type Chaise, type SofaPlan } from './sofaPlan.js';

/** The base of a chaise before the sofa's front: a body as wide as its cushion, on the sofa's kind of feet. */
export function addChaiseBase(model: Mesh, plan: SofaPlan, shop: Workshop, chaise: Chaise): void {
  const { inner, armWidth, depth, legHeight, shape, seatTop, cushionHeight, softness, seed } = plan;
  const { side, reach } = chaise;
  const overlap = 0.05;
  const wide = Math.min(inner, chaise.width - armWidth) + 0.008;
  const x = (side * (inner + 0.008 - wide)) / 2;
  const z = depth / 2 + (reach - overlap) / 2;
  const under = createMesh();
  const feet = shape.base === 'platform' ? 'block' : shape.base === 'legs' && plan.leg !== 'none' ? plan.leg : 'none';
  addLegs(under, shop, {
    kind: feet,
    width: wide - 2 * LEG_INSET,
    depth: reach - 2 * LEG_INSET,
    without: (_, cornerZ) => cornerZ === -1,
    height: (shape.base === 'skirt' ? 0.012 : legHeight) + 0.005,
    wood: shop.use(timber(shop.book.wood)),
    metal: shop.use(metalWork(shop.book.metal)),
    stoutness: 1.1,
  });
  place(model, under, { at: [x, 0, depth / 2 + reach / 2], keepUv: true });
  const foot = shape.base === 'skirt' ? 0.012 : legHeight;
  const tall = seatTop - cushionHeight + 0.02 - foot;
  const body = padded([wide, tall, reach + overlap], {
    radius: Math.min(softness, 0.04),
    seed: seed + 5,
  });
  place(model, body, { material: shop.use(cloth(plan.fabric)), at: [x, foot + tall / 2, z] });
}
