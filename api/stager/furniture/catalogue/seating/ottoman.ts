import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { padded } from '../parts/upholstery.js';
import type { Maker } from '../workshop.js';

/** A footstool in the sofa's cloth, wide enough for a tray: body, cushion, the style's legs. */
export const ottoman: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const { shapes, sofa: cover } = shop.book;
  const skin = shop.use(cloth(cover));
  const legHeight = height * (shapes.sofa.base === 'legs' || shapes.sofa.base === 'platform' ? 0.28 : 0.08);
  addLegs(model, shop, {
    kind: shapes.sofa.base === 'legs' && shapes.leg !== 'none' ? shapes.leg : 'none',
    width: width - 0.05,
    depth: depth - 0.05,
    height: legHeight + 0.005,
    wood: shop.use(timber(shop.book.wood)),
    metal: shop.use(metalWork(shop.book.metal)),
    stoutness: 1.1,
  });
  const cushion = Math.min(0.16, (height - legHeight) * 0.5);
  const body = height - legHeight - cushion + 0.01;
  const radius = Math.min(shapes.softness, 0.05);
  place(model, padded([width - 0.012, body, depth - 0.012], { radius: radius * 0.6, seed: seed % 61, amount: 0.004 }), {
    material: skin,
    at: [0, legHeight + body / 2, 0],
  });
  place(model, boxCushion({ size: [width, cushion, depth], seed: seed % 89, crown: 0.022, radius }), {
    material: skin,
    at: [0, height - cushion / 2, 0],
  });
  return model;
};
