import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { addLegs } from '../parts/legs.js';
import { cane, metalWork, stoneWork, timber } from '../parts/materials.js';
import type { Maker } from '../workshop.js';
import { addFront, type Skins } from './cabinetFronts.js';
import { cabinet, columnsFor } from './cabinets.js';

/** A narrow table against a wall: top, a drawer's apron, legs, a shelf below. */
export const consoleTable: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  if (height < 0.62) {
    return cabinet(piece, shop, { columns: Math.max(2, columnsFor(width, 0.5)), rows: 1, legs: 0.28, fronts: 'doors' });
  }
  const model = createMesh();
  const { shapes } = shop.book;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const stoneTop = shapes.cabinet === 'fluted';
  const thickness = 0.026;
  place(model, roundedBox({ size: [width, thickness, depth], radius: 0.005, arc: 2 }), {
    material: stoneTop ? shop.use(stoneWork(shop.book.stone)) : wood,
    at: [0, height - thickness / 2, 0],
  });
  const kind = shapes.leg === 'none' ? 'block' : shapes.leg;
  addLegs(model, shop, {
    kind,
    width: width - 0.05,
    depth: depth - 0.03,
    height: height - thickness,
    wood,
    metal,
    stoutness: 1.3,
  });
  const apron = 0.1;
  const drawers = columnsFor(width, 0.5);
  place(model, board(width - 0.12, apron, depth - 0.08), {
    material: wood,
    at: [0, height - thickness - apron / 2, -0.008],
  });
  const skins: Skins = { wood, second: shop.use(timber(shop.book.secondWood)), metal, cane: shop.use(cane) };
  const each = (width - 0.14) / drawers;
  for (let k = 0; k < drawers; k++) {
    addFront(
      model,
      {
        width: each - 0.008,
        height: apron - 0.016,
        at: [-(width - 0.14) / 2 + each * (k + 0.5), height - thickness - apron / 2, depth / 2 - 0.042],
        kind: 'drawers',
        handle: 1,
      },
      { shop, skins },
    );
  }
  if (kind !== 'sled' && kind !== 'cross')
    place(model, board(width - 0.13, 0.018, depth - 0.08), { material: wood, at: [0, height * 0.2, 0] });
  return model;
};
