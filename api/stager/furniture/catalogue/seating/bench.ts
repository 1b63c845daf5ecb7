import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { metalWork, timber } from '../parts/materials.js';
import { accent, boldness } from '../parts/palette.js';
import type { Maker } from '../workshop.js';

/** Width of a stitched field of a pad, metres. */
const FIELD = 0.2;

/** An upholstered bench, as stands at the foot of a bed. */
export const bench: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { shapes, armchair: cover } = shop.book;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const isBold = piece.colour === undefined && boldness(shop) > 0.8 && cover.cloth !== 'stripes';
  const fabric = isBold ? { ...cover, colour: accent(shop) } : cover;
  const pad = Math.min(0.085, height * 0.2);
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
  const stitched = shapes.headboard === 'buttoned' || shapes.headboard === 'channel' || fabric.cloth === 'leather';
  const seat = boxCushion({
    size: [width - 0.008, pad, depth - 0.008],
    seed: piece.seed % 61,
    radius: pad * 0.3,
    crown: 0.014,
    wrinkle: 0.005,
    quad: stitched ? 0.022 : 0.027,
    piping: fabric.cloth === 'boucle' ? 0 : 0.0045,
    ...(stitched && { fields: [Math.max(2, Math.round(width / FIELD)), depth > 0.34 ? 2 : 1] }),
  });
  place(model, seat, { material: shop.use(cloth(fabric)), at: [0, height - pad / 2, 0] });
  return model;
};
