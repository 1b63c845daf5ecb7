import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { addLegs } from '../parts/legs.js';
import type { Maker } from '../workshop.js';
import { addTop, materialsOf, standingLegs } from './tableParts.js';

/** A desk: top, legs, and a slim drawer or a pedestal of drawers. */
export const desk: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { wood, second, metal } = materialsOf(shop);
  const { shapes } = shop.book;
  const thickness = 0.028;
  addTop(model, { piece, thickness, material: wood, round: false });
  const under = height - thickness;
  const kind = shapes.leg === 'none' ? 'sled' : standingLegs(shapes.leg);
  addLegs(model, shop, { kind, width: width - 0.04, depth: depth - 0.04, height: under, wood, metal, stoutness: 1.6 });
  const drawer = Math.min(0.11, height * 0.16);
  const body = shapes.cabinet === 'handleless' ? second : wood;
  place(model, board(width * 0.86, drawer, depth * 0.8), {
    material: wood,
    at: [0, under - drawer / 2, -depth * 0.03],
  });
  const fronts = width > 1.1 ? 3 : 2;
  const each = (width * 0.86 - 0.01) / fronts;
  for (let k = 0; k < fronts; k++) {
    const x = -width * 0.43 + 0.005 + each * (k + 0.5);
    place(model, board(each - 0.006, drawer - 0.012, 0.016), {
      material: body,
      at: [x, under - drawer / 2 - 0.002, depth * 0.372],
    });
    if (shapes.cabinet === 'handleless') continue;
    const pull = tube({
      path: [
        [-0.04, 0, 0],
        [0.04, 0, 0],
      ],
      radius: 0.005,
      sides: 8,
      caps: true,
    });
    place(model, pull, { material: metal, at: [x, under - drawer / 2, depth * 0.372 + 0.018] });
  }
  return model;
};

/** A wide dark desk on splayed steel legs, its front edge lit. */
export const gamingDesk: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const metal = shop.use({ texture: 'plain', colour: [0.02, 0.02, 0.022], roughness: 0.4, f0: 0.05 });
  const top = shop.use({ texture: 'plain', colour: [0.028, 0.028, 0.031], roughness: 0.5, f0: 0.045, bump: 0.03 });
  const mat = shop.use({ texture: 'fabric', colour: [0.02, 0.022, 0.028], roughness: 0.95, f0: 0.02 });
  const thickness = 0.03;
  place(model, roundedBox({ size: [width, thickness, depth], radius: 0.01, arc: 3 }), {
    material: top,
    at: [0, height - thickness / 2, 0],
  });
  place(model, board(Math.min(0.9, width * 0.62), 0.003, depth * 0.46), {
    material: mat,
    at: [0, height - 0.001, depth * 0.2],
  });
  for (const x of [-1, 1]) {
    const at = x * (width / 2 - 0.16);
    place(model, board(0.06, 0.03, depth * 0.9, 0.006), { material: metal, at: [at + x * 0.06, 0.015, 0] });
    place(model, board(0.06, height - 0.05, 0.11, 0.006), {
      material: metal,
      at: [at + x * 0.03, height / 2 - 0.01, -0.02],
      turn: { z: -x * 0.09 },
    });
    place(model, board(0.06, 0.026, depth * 0.8, 0.006), { material: metal, at: [at, height - thickness - 0.012, 0] });
  }
  place(model, board(width * 0.66, 0.06, 0.03), { material: metal, at: [0, height - 0.09, -depth * 0.22] });
  const [glowR, glowG, glowB] = shop.book.accents[1];
  const strip = shop.use({
    texture: 'plain',
    colour: [0.8, 0.8, 0.8],
    roughness: 0.5,
    f0: 0.04,
    emission: [0.4 + glowR * 2, 0.4 + glowG * 2, 0.4 + glowB * 2],
  });
  place(model, board(width * 0.94, 0.007, 0.006), {
    material: strip,
    at: [0, height - thickness - 0.004, depth / 2 - 0.012],
  });
  return model;
};
