import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { createRandom } from '../../../random.js';
import { metalWork, timber } from '../parts/materials.js';
import { addLegs } from '../parts/legs.js';
import type { Maker } from '../workshop.js';
import { columnsFor } from './cabinets.js';
import { fillCompartment } from './shelfFilling.js';

const THICK = 0.02;

/** A tall cabinet whose doors are open frames with thin glazing bars, its shelves filled. */
export const displayCabinet: Maker = (piece, shop) => {
  const { width, depth, height, seed } = piece;
  const model = createMesh();
  const random = createRandom(seed + 43);
  const { shapes } = shop.book;
  const wood = shop.use(timber(shop.book.wood));
  const metal = shop.use(metalWork(shop.book.metal));
  const skin = shapes.cabinet === 'industrial' ? metal : wood;
  const legs = shapes.leg === 'none' ? 0.03 : Math.min(0.14, height * 0.1);
  addLegs(model, shop, {
    kind: shapes.leg === 'cross' ? 'turned' : shapes.leg,
    width: width - 0.03,
    depth: depth - 0.05,
    height: legs + 0.004,
    wood,
    metal,
  });
  const crown = shapes.cabinet === 'panelled' ? 0.05 : THICK;
  place(model, roundedBox({ size: [width, crown, depth], radius: crown * 0.25, arc: 2 }), {
    material: skin,
    at: [0, height - crown / 2, 0],
  });
  const body = height - legs - crown;
  const wide = width - 0.02;
  const middle = legs + body / 2;
  for (const side of [-1, 1]) {
    place(model, board(THICK, body, depth - 0.02), { material: skin, at: [side * (wide / 2 - THICK / 2), middle, 0] });
  }
  place(model, board(wide - 2 * THICK, body, 0.008), { material: skin, at: [0, middle, -depth / 2 + 0.014] });
  const shelves = Math.max(3, Math.round(body / 0.36));
  const step = body / shelves;
  const deep = depth - 0.07;
  const columns = Math.max(1, columnsFor(width, 0.62));
  const each = (wide - 2 * THICK) / columns;
  for (let row = 0; row < shelves; row++) {
    const y = legs + step * row;
    place(model, board(wide - 2 * THICK, THICK * 0.8, deep), { material: skin, at: [0, y + THICK * 0.4, -0.012] });
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5 - columns / 2) * each;
      fillCompartment(model, shop, {
        space: {
          width: each - 0.08,
          height: step - THICK - 0.02,
          depth: deep - 0.04,
          at: [x, y + THICK * 0.8 + 0.001, -0.012],
        },
        random,
      });
    }
  }
  const doors = Math.max(2, columns);
  const door = (wide - 0.01) / doors;
  const bar = skin === metal ? 0.022 : 0.042;
  const z = depth / 2 - 0.012;
  for (let k = 0; k < doors; k++) {
    const x = (k + 0.5 - doors / 2) * door;
    for (const side of [-1, 1]) {
      place(model, board(bar, body - 0.01, 0.02), {
        material: skin,
        at: [x + side * (door / 2 - bar / 2 - 0.0015), middle, z],
      });
      place(model, board(door - 2 * bar, bar, 0.02), {
        material: skin,
        at: [x, middle + side * (body / 2 - bar / 2 - 0.005), z],
      });
    }
    for (let row = 1; row < shelves; row++) {
      place(model, board(door - 2 * bar, 0.012, 0.012), { material: skin, at: [x, legs + step * row + 0.008, z] });
    }
    const knob = k % 2 === 0 ? 1 : -1;
    place(model, board(0.01, 0.09, 0.018, 0.004), {
      material: metal,
      at: [x + knob * (door / 2 - bar / 2), middle - body * 0.06, depth / 2 - 0.001],
    });
  }
  return model;
};
