import { boxCushion } from '../../../mesh/kit/boxCushion.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { padded } from '../parts/upholstery.js';
import type { Maker } from '../workshop.js';
import { addSwivelBase } from './swivelBase.js';

/** Bucket seat with bolsters, shoulder wings, two loose cushions. */
export const gamingChair: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const dark = shop.use({ texture: 'leather', colour: [0.024, 0.024, 0.027], roughness: 0.46, f0: 0.045 });
  const plastic = shop.use({ texture: 'plain', colour: [0.02, 0.02, 0.022], roughness: 0.4, f0: 0.045 });
  const bright = shop.use({ texture: 'leather', colour: shop.book.accents[1], roughness: 0.46, f0: 0.045 });
  const seat = Math.min(0.5, height * 0.4);
  addSwivelBase(model, { reach: Math.min(width, depth) / 2, top: seat - 0.12, metal: plastic, dark: plastic });
  place(model, board(0.24, 0.04, 0.28, 0.01), { material: plastic, at: [0, seat - 0.13, 0] });
  const seatWidth = width * 0.78;
  const length = depth * 0.74;
  place(model, boxCushion({ size: [seatWidth * 0.7, 0.11, length], seed: 3, crown: 0.012, piping: 0.004 }), {
    material: dark,
    at: [0, seat - 0.06, depth * 0.07],
  });
  for (const side of [-1, 1]) {
    place(model, padded([seatWidth * 0.18, 0.15, length], { radius: 0.05, seed: 4 + side, amount: 0.004 }), {
      material: bright,
      at: [side * seatWidth * 0.42, seat - 0.045, depth * 0.06],
      turn: { z: side * -0.22 },
    });
  }
  const tall = height - seat + 0.02;
  const lean = -0.16;
  const back = createMesh();
  const profile = (unitY: number): number => {
    // waist, wings at the shoulders, a narrower head
    const wings = Math.exp(-(((unitY - 0.3) / 0.28) ** 2));
    return 0.78 + 0.24 * wings - 0.2 * Math.max(0, unitY - 0.45) - 0.06 * Math.max(0, -unitY);
  };
  const shellPart = roundedBox({
    size: [width * 0.8, tall, 0.09],
    radius: 0.042,
    quad: 0.1,
    cover: true,
    arc: 2,
    deform: ([x, y, z], unit) => [x * profile(unit[1]), y, z + 0.075 * unit[0] ** 2 * (unit[2] > -0.5 ? 1 : 0.7)],
  });
  place(back, shellPart, { material: dark, keepUv: true });
  for (const side of [-1, 1]) {
    const wing = padded([width * 0.16, tall * 0.5, 0.12], { radius: 0.045, seed: 7 + side, amount: 0.004 });
    place(back, wing, {
      material: bright,
      at: [side * width * 0.29, tall * 0.06, 0.04],
      turn: { y: side * -0.4, z: side * -0.05 },
    });
    place(back, board(0.022, tall * 0.7, 0.004), { material: bright, at: [side * width * 0.12, 0, -0.046] });
  }
  const inlay = roundedBox({
    size: [width * 0.5, tall * 0.94, 0.1],
    radius: 0.045,
    quad: 0.1,
    cover: true,
    arc: 2,
    deform: ([x, y, z], unit) => [x * profile(unit[1]) * (1 + 0.1 * unit[1]), y, z + 0.05 * unit[0] ** 2 + 0.012],
  });
  place(back, inlay, { material: dark });
  place(back, boxCushion({ size: [width * 0.42, 0.06, 0.15], seed: 9, crown: 0.02, piping: 0 }), {
    material: bright,
    at: [0, tall * 0.34, 0.085],
    turn: { x: Math.PI / 2 },
  });
  place(back, boxCushion({ size: [width * 0.4, 0.08, 0.2], seed: 10, crown: 0.025, piping: 0.003 }), {
    material: dark,
    at: [0, -tall * 0.27, 0.095],
    turn: { x: Math.PI / 2 },
  });
  place(model, back, { at: [0, seat + tall / 2 - 0.03, -depth * 0.3], turn: { x: lean }, keepUv: true });
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.045);
    place(
      model,
      tube({
        path: [
          [side * width * 0.3, seat - 0.12, 0],
          [x, seat - 0.1, 0],
          [x, seat + 0.17, -0.01],
        ],
        radius: 0.017,
        sides: 9,
      }),
      { material: plastic },
    );
    place(model, roundedBox({ size: [0.085, 0.03, depth * 0.38], radius: 0.014, arc: 3 }), {
      material: plastic,
      at: [x, seat + 0.18, 0.02],
    });
  }
  return model;
};
