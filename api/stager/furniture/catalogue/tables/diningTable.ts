import { isOvalTop } from '../../ovalTops.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { addLegs } from '../parts/legs.js';
import type { Maker } from '../workshop.js';
import { addPedestal, addTop, drum, materialsOf, standingLegs } from './tableParts.js';

export const diningTable: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, metal, stone } = materialsOf(shop);
  const { shapes } = shop.book;
  const round = isOvalTop(shop.book.shapes, piece);
  const stoneTop = shapes.diningTable === 'drum';
  const thickness = shapes.leg === 'block' || shapes.leg === 'none' ? 0.045 : 0.034;
  addTop(model, { piece, thickness, material: stoneTop ? stone : wood, round });
  const under = height - thickness;
  switch (shapes.diningTable) {
    case 'drum': {
      const long = width > depth * 1.45;
      const radius = Math.min(width, depth) * 0.5;
      for (const x of long ? [-0.25, 0.25] : [0]) {
        place(model, drum(radius, radius, under, 16), { material: stone, at: [x * width, under / 2, 0] });
      }
      return model;
    }
    case 'pedestal': {
      const long = width > depth * 1.45;
      for (const x of long ? [-0.27, 0.27] : [0]) {
        const foot = createMesh();
        addPedestal(foot, { height: under, reach: depth * 0.38, wood, stoutness: 1.5 });
        place(model, foot, { at: [x * width, 0, 0], turn: { y: x > 0 ? Math.PI : 0 }, keepUv: true });
      }
      place(model, board(width * 0.8, 0.07, depth * 0.66), { material: wood, at: [0, under - 0.034, 0] });
      return model;
    }
    case 'trestle': {
      const steel = shapes.leg === 'steel';
      const material = steel ? metal : shapes.leg === 'none' ? stone : wood;
      for (const x of [-1, 1]) {
        const at = x * (width / 2 - width * 0.14);
        if (shapes.leg === 'none') {
          place(model, board(0.07, under, depth * 0.72, 0.004), { material, at: [at, under / 2, 0] });
          continue;
        }
        const bar = steel ? 0.05 : 0.07;
        place(model, board(bar, bar * 0.8, depth * 0.82), { material, at: [at, bar * 0.4, 0] });
        place(model, board(bar, bar * 0.8, depth * 0.78), { material, at: [at, under - bar * 0.4, 0] });
        for (const z of [-1, 1]) {
          const lean = Math.atan2(depth * 0.16, under);
          place(model, board(bar, under / Math.cos(lean), bar * 0.9), {
            material,
            at: [at, under / 2, z * depth * 0.22],
            turn: { x: z * -lean },
          });
        }
      }
      if (shapes.leg !== 'none') place(model, board(width * 0.72, 0.05, 0.06), { material, at: [0, under * 0.28, 0] });
      return model;
    }
    case 'cross': {
      addLegs(model, shop, {
        kind: 'cross',
        width: width * 0.76,
        depth: depth * 0.74,
        height: under,
        wood,
        metal,
        stoutness: 2.2,
      });
      return model;
    }
    default: {
      const inset = round ? 0.72 : 1;
      const size = { width: width * inset - 0.06, depth: depth * inset - 0.06 };
      addLegs(model, shop, { ...size, kind: standingLegs(shapes.leg), height: under, wood, metal, stoutness: 1.9 });
      place(model, board(size.width - 0.07, 0.07, size.depth - 0.07), { material: wood, at: [0, under - 0.034, 0] });
      return model;
    }
  }
};
