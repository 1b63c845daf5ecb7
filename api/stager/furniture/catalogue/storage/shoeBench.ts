import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { Vec3 } from '../../../contract.js';
import { addLegs } from '../parts/legs.js';
import { cloth } from '../parts/cloths.js';
import { padded } from '../parts/upholstery.js';
import { materialsOf, standingLegs } from '../tables/tableParts.js';
import type { Maker } from '../workshop.js';

/** A seat for the hall: a flat cushion on a frame with a rack of rods for shoes. */
export const shoeBench: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const { wood, metal } = materialsOf(shop);
  const { shapes } = shop.book;
  const pad = Math.min(0.06, height * 0.15);
  const seat = 0.024;
  place(model, padded([width - 0.01, pad, depth - 0.01], { radius: pad * 0.45, seed, amount: 0.004 }), {
    material: shop.use(cloth(shop.book.chair)),
    at: [0, height - pad / 2, 0],
  });
  place(model, board(width, seat, depth), { material: wood, at: [0, height - pad - seat / 2, 0] });
  addLegs(model, shop, {
    kind: standingLegs(shapes.leg === 'cross' ? 'turned' : shapes.leg),
    width: width - 0.02,
    depth: depth - 0.02,
    height: height - pad - seat,
    wood,
    metal,
    stoutness: 1.2,
  });
  const rods = 5;
  const rod = shapes.leg === 'steel' ? metal : wood;
  for (const x of [-1, 1]) {
    place(model, board(0.022, 0.03, depth - 0.05), { material: rod, at: [x * (width / 2 - 0.05), height * 0.28, 0] });
  }
  for (let k = 0; k < rods; k++) {
    const z = ((k + 0.5) / rods - 0.5) * (depth - 0.09);
    const path: Vec3[] = [
      [-width / 2 + 0.05, height * 0.28 + 0.012, z],
      [width / 2 - 0.05, height * 0.28 + 0.012, z],
    ];
    place(model, tube({ path, radius: 0.008, sides: 8 }), { material: rod });
  }
  return model;
};
