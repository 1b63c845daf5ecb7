import { createMesh, place } from '../../../render/meshkit/mesh.js';
import { board, roundedBox } from '../../../render/meshkit/roundedBox.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import { soft } from '../parts/upholstery.js';
import type { Maker } from '../workshop.js';

/** An upholstered bench, as stands at the foot of a bed. */
export const bench: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { shapes, armchair: cover } = shop.book;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const fabric = boldness(shop) > 0.8 && cover.cloth !== 'stripes' ? { ...cover, colour: accent(shop) } : cover;
  const pad = Math.min(0.1, height * 0.25);
  const legTop = height - pad - 0.02;
  const kind = shapes.leg === 'none' ? 'block' : shapes.leg === 'steel' ? 'sled' : shapes.leg;
  addLegs(model, shop, {
    kind,
    width: width - 0.06,
    depth: depth - 0.04,
    height: legTop,
    wood,
    metal,
    stoutness: 1.15,
  });
  place(model, board(width - 0.03, 0.035, depth - 0.03), { material: wood, at: [0, legTop + 0.002, 0] });
  const seat = roundedBox({
    size: [width, pad, depth],
    radius: pad * 0.4,
    quad: 0.06,
    arc: 3,
    deform: soft(piece.seed % 61, 0.006),
  });
  place(model, seat, { material: shop.use(cloth(fabric)), at: [0, height - pad / 2, 0] });
  return model;
};
