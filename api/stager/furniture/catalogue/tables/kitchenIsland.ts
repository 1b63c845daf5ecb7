import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { cane } from '../parts/materials.js';
import { addFront, type Skins } from '../storage/cabinetFronts.js';
import { columnsFor } from '../storage/cabinets.js';
import type { Maker } from '../workshop.js';
import { materialsOf } from './tableParts.js';

/** Metres: how far the worktop reaches over the side where people sit, and how thick it is. */
const OVERHANG = 0.28;
const TOP = 0.04;
const PLINTH = 0.08;

/** A block of cupboards under a worktop of stone; the front at +z is for stools, the doors are at the back. */
export const kitchenIsland: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, second, metal, stone } = materialsOf(shop);
  const skins: Skins = { wood, second, metal, cane: shop.use(cane) };
  const deep = Math.max(depth * 0.55, depth - OVERHANG);
  const middle = (deep - depth) / 2 + 0.01;
  const wide = width - 0.06;
  const body = height - TOP - PLINTH;
  place(model, roundedBox({ size: [width, TOP, depth], radius: 0.004, arc: 2 }), {
    material: stone,
    at: [0, height - TOP / 2, 0],
  });
  place(model, board(wide, body, deep - 0.06), { material: wood, at: [0, PLINTH + body / 2, middle] });
  place(model, board(wide - 0.06, PLINTH + 0.01, deep - 0.12), { material: metal, at: [0, PLINTH / 2, middle] });
  const columns = Math.max(2, columnsFor(width, 0.5));
  const each = wide / columns;
  for (const side of [1, -1]) {
    for (let k = 0; k < columns; k++) {
      const panel = createMesh();
      const front = {
        width: each - 0.006,
        height: body - 0.01,
        at: [0, 0, 0],
        kind: 'doors',
        handle: k % 2 === 0 ? 1 : -1,
        handles: side < 0,
      } as const;
      addFront(panel, front, { shop, skins });
      place(model, panel, {
        at: [-wide / 2 + each * (k + 0.5), PLINTH + body / 2, middle + (side * (deep - 0.05)) / 2],
        turn: { y: side > 0 ? 0 : Math.PI },
        keepUv: true,
      });
    }
  }
  return model;
};
