import type { Piece } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { metalWork, TEAK, timber } from '../parts/materials.js';
import type { Maker, Workshop } from '../workshop.js';

interface Slats {
  readonly lath: number;
  readonly thickness: number;
  readonly leg: number;
}

/** A top of teak laths with gaps for the rain, on four square legs: of steel where the style has tube frames. */
function slattedTable(piece: Piece, shop: Workshop, { lath, thickness, leg }: Slats): Mesh {
  const { width, depth, height } = piece;
  const model = createMesh();
  const teak = shop.use(timber(TEAK));
  const steel = shop.book.shapes.leg === 'steel' || shop.book.shapes.leg === 'none' || shop.book.shapes.leg === 'sled';
  const frame = steel ? shop.use(metalWork(shop.book.metal)) : teak;
  const rim = leg * 1.1;
  const y = height - thickness / 2;
  for (const side of [-1, 1]) {
    place(model, board(width, thickness, rim), { material: teak, at: [0, y, side * (depth / 2 - rim / 2)] });
    place(model, board(rim, thickness, depth - 2 * rim), { material: teak, at: [side * (width / 2 - rim / 2), y, 0] });
    for (const z of [-1, 1]) {
      place(model, board(leg, height - thickness, leg), {
        material: frame,
        at: [side * (width / 2 - leg / 2 - 0.01), (height - thickness) / 2, z * (depth / 2 - leg / 2 - 0.01)],
      });
    }
    place(model, board(width - 2 * leg, leg * 0.9, leg * 0.5), {
      material: frame,
      at: [0, height - thickness - leg * 0.45, side * (depth / 2 - leg * 0.8)],
    });
  }
  const inside = width - 2 * rim;
  const count = Math.max(3, Math.round(inside / lath));
  for (let k = 0; k < count; k++) {
    place(model, board(inside / count - 0.007, thickness * 0.86, depth - 2 * rim - 0.004), {
      material: teak,
      at: [((k + 0.5) / count - 0.5) * inside, y - thickness * 0.05, 0],
    });
  }
  return model;
}

export const outdoorTable: Maker = (piece, shop) =>
  slattedTable(piece, shop, { lath: 0.095, thickness: 0.03, leg: 0.065 });

export const outdoorCoffeeTable: Maker = (piece, shop) =>
  slattedTable(piece, shop, { lath: 0.075, thickness: 0.026, leg: 0.05 });
