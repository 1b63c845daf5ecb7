import { lathe, smoothProfile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { addLegs } from '../parts/legs.js';
import type { Maker } from '../workshop.js';
import { addPedestal, addTop, drum, materialsOf, roundTop, standingLegs } from './tableParts.js';

export const sideTable: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, metal, stone } = materialsOf(shop);
  const { shapes } = shop.book;
  if (shapes.coffeeTable === 'slab') {
    place(model, drum(width, depth, height, 0), { material: stone, at: [0, height / 2, 0] });
    return model;
  }
  if (shapes.coffeeTable === 'drum') {
    place(model, roundTop(width, depth, 0.03, 0.012), { material: stone, at: [0, height - 0.015, 0] });
    const [half, neck] = [Math.min(width, depth) * 0.36, Math.min(width, depth) * 0.16];
    const column = smoothProfile(
      [
        [0, 0],
        [half, 0],
        [half * 0.98, 0.022],
        [neck, height * 0.2],
        [neck * 0.8, height * 0.5],
        [neck, height - 0.09],
        [half * 0.7, height - 0.03],
      ],
      3,
    );
    place(model, lathe(column, 32), { material: stone });
    return model;
  }
  if (shapes.coffeeTable === 'frame' || shapes.coffeeTable === 'pebble') {
    place(model, roundTop(width, depth, 0.018), {
      material: shapes.coffeeTable === 'pebble' ? stone : wood,
      at: [0, height - 0.009, 0],
    });
    const base = Math.min(width, depth) * 0.34;
    const stem = lathe(
      [
        [0, 0],
        [base, 0],
        [base, 0.008],
        [base * 0.9, 0.014],
        [0.022, 0.024],
        [0.013, 0.05],
        [0.013, height - 0.03],
        [0.05, height - 0.018],
      ],
      28,
    );
    place(model, stem, { material: metal });
    return model;
  }
  const round = shapes.roundTables || shapes.leg === 'cabriole' || shapes.leg === 'turned';
  const thickness = 0.024;
  addTop(model, { piece, thickness, material: wood, round });
  if (shapes.leg === 'turned' || shapes.leg === 'cabriole') {
    addPedestal(model, { height: height - thickness, reach: Math.min(width, depth) * 0.44, wood, stoutness: 0.75 });
    return model;
  }
  const inset = round ? 0.74 : 1;
  addLegs(model, shop, {
    kind: standingLegs(shapes.leg),
    width: width * inset - 0.04,
    depth: depth * inset - 0.04,
    height: height - thickness,
    wood,
    metal,
  });
  if (!round) place(model, board(width - 0.08, 0.016, depth - 0.08), { material: wood, at: [0, height * 0.35, 0] });
  return model;
};
