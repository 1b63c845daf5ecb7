import type { Vec3 } from '../../../contract.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { cloth } from '../parts/cloths.js';
import { metalWork } from '../parts/materials.js';
import { seatCover } from '../parts/palette.js';
import { soft } from '../parts/upholstery.js';
import type { Maker } from '../workshop.js';
import { addSwivelBase } from './swivelBase.js';

export const taskChair: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const dark = shop.use({ texture: 'plain', colour: [0.022, 0.022, 0.024], roughness: 0.5, f0: 0.04 });
  const metal = shop.use(metalWork(shop.book.metal));
  const skin = shop.use(cloth(seatCover(shop, piece, shop.book.chair)));
  const seat = Math.min(0.48, height * 0.5);
  addSwivelBase(model, { reach: Math.min(width, depth) / 2, top: seat - 0.09, metal, dark });
  place(model, board(0.2, 0.035, 0.24, 0.01), { material: dark, at: [0, seat - 0.09, 0] });
  const pad = roundedBox({
    size: [width * 0.76, 0.075, depth * 0.74],
    radius: 0.034,
    quad: 0.06,
    cover: true,
    arc: 4,
    deform: ([x, y, z], unit, normal) => {
      const [px, py, pz] = soft(piece.seed % 31, 0.004)([x, y, z], unit, normal);
      const dip = unit[1] > 0 ? -0.014 * Math.max(0, 1 - unit[0] ** 2 - unit[2] ** 2) : 0;
      return [px * (1 - 0.1 * unit[2] ** 2), py + dip - 0.03 * Math.max(0, unit[2]) ** 3, pz];
    },
  });
  place(model, pad, { material: skin, at: [0, seat - 0.037, depth * 0.06] });
  const tall = height - seat - 0.06;
  const back = roundedBox({
    size: [width * 0.7, tall, 0.05],
    radius: 0.024,
    quad: 0.06,
    cover: true,
    arc: 3,
    deform: ([x, y, z], unit) => {
      const lumbar = 0.03 * Math.exp(-(((unit[1] + 0.45) / 0.35) ** 2));
      return [
        x * (1 - 0.14 * unit[1] ** 2 - 0.05 * unit[1]),
        y,
        z + lumbar + 0.05 * unit[0] ** 2 - 0.045 * Math.max(0, unit[1]) ** 2,
      ];
    },
  });
  place(model, back, { material: skin, at: [0, height - tall / 2, -depth * 0.31], turn: { x: -0.08 } });
  const spine: Vec3[] = [
    [0, seat - 0.09, -0.08],
    [0, seat - 0.06, -depth * 0.33],
    [0, seat + 0.1, -depth * 0.37],
    [0, height - tall * 0.5, -depth * 0.36],
  ];
  place(model, tube({ path: spine, radius: 0.018, sides: 10 }), { material: dark });
  for (const side of [-1, 1]) {
    const arm: Vec3[] = [
      [side * width * 0.2, seat - 0.085, -0.02],
      [side * width * 0.43, seat - 0.07, -0.03],
      [side * width * 0.45, seat + 0.05, -0.04],
      [side * width * 0.45, seat + 0.17, -0.03],
    ];
    place(model, tube({ path: arm, radius: 0.013, sides: 9 }), { material: dark });
    place(model, roundedBox({ size: [width * 0.1, 0.026, depth * 0.36], radius: 0.012, arc: 3 }), {
      material: dark,
      at: [side * width * 0.45, seat + 0.18, 0.01],
    });
  }
  return model;
};
