import type { Vec3 } from '../../../contract.js';
import { ellipse, extrude } from '../../../mesh/kit/extrude.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { addLegs } from '../parts/legs.js';
import { padded, shell, soft } from '../parts/upholstery.js';
import { addSeatPad, type DiningChairMaker } from './diningChairParts.js';

export const upholstered: DiningChairMaker = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, metal, skin, seat, shop } = parts;
  const model = createMesh();
  const kind = shop.book.shapes.leg;
  const under = seat - 0.09;
  addLegs(model, shop, {
    kind: kind === 'sled' || kind === 'none' || kind === 'cross' ? 'steel' : kind,
    width: width - 0.03,
    depth: depth - 0.03,
    height: under + 0.01,
    wood,
    metal,
    stoutness: 1.15,
  });
  place(model, padded([width - 0.01, 0.1, depth - 0.03], { radius: 0.035, seed: piece.seed % 53, amount: 0.005 }), {
    material: skin,
    at: [0, seat - 0.05, 0.012],
  });
  const tall = height - seat + 0.05;
  const back = roundedBox({
    size: [width - 0.02, tall, 0.075],
    radius: 0.034,
    quad: 0.08,
    cover: true,
    arc: 3,
    deform: ([x, y, z], unit, normal) => {
      const [px, py, pz] = soft(piece.seed % 47, 0.005)([x, y, z], unit, normal);
      return [px * (1 - 0.05 * unit[1]), py, pz + 0.03 * unit[0] ** 2 - 0.03 * Math.max(0, unit[1]) ** 2];
    },
  });
  place(model, back, { material: skin, at: [0, seat + tall / 2 - 0.05, -depth / 2 + 0.065], turn: { x: -0.07 } });
  return model;
};

/** A moulded tub on slender legs. */
export const tub: DiningChairMaker = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, metal, skin, seat, shop } = parts;
  const model = createMesh();
  const kind = shop.book.metal.finish === 'brushed' || shop.book.metal.finish === 'polished' ? 'steel' : 'tapered';
  addLegs(model, shop, {
    kind,
    width: width * 0.74,
    depth: depth * 0.74,
    height: seat - 0.07,
    wood,
    metal,
    stoutness: 1.2,
  });
  const wall = shell({
    width,
    depth: depth * 0.96,
    thickness: 0.055,
    bottom: seat - 0.09,
    armTop: seat + (height - seat) * 0.45,
    backTop: height,
    corner: Math.min(width, depth) * 0.45,
    channels: shop.book.shapes.armchair === 'shell' ? 0.014 : 0,
  });
  place(model, wall, { material: skin, at: [0, 0, -depth * 0.02] });
  place(model, padded([width * 0.86, 0.09, depth * 0.86], { radius: 0.04, seed: piece.seed % 53 }), {
    material: skin,
    at: [0, seat - 0.035, depth * 0.05],
  });
  return model;
};

/** Oval padded back in a carved frame. */
export const medallion: DiningChairMaker = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, metal, skin, seat, shop } = parts;
  const model = createMesh();
  addLegs(model, shop, {
    kind: 'cabriole',
    width: width - 0.02,
    depth: depth - 0.02,
    height: seat - 0.08,
    wood,
    metal,
    stoutness: 1.15,
  });
  place(model, board(width * 0.94, 0.055, depth * 0.9, 0.012), { material: wood, at: [0, seat - 0.085, 0] });
  addSeatPad(model, piece, parts, 0.94);
  const tall = height - seat - 0.05;
  const at: Vec3 = [0, height - tall / 2, -depth / 2 + 0.05];
  const turn = { x: -0.1 };
  place(model, extrude({ outline: ellipse(width * 0.86, tall, 36), depth: 0.03, bevel: 0.012 }), {
    material: wood,
    at,
    turn,
  });
  for (const side of [-1, 1]) {
    place(model, extrude({ outline: ellipse(width * 0.74, tall * 0.86, 32), depth: 0.035, bevel: 0.016 }), {
      material: skin,
      at: [0, at[1], at[2] + side * 0.012],
      turn,
    });
    place(
      model,
      tube({
        path: [
          [side * width * 0.3, seat - 0.06, -depth / 2 + 0.06],
          [side * width * 0.3, height - tall * 0.72, -depth / 2 + 0.06],
        ],
        radius: 0.015,
        sides: 10,
      }),
      { material: wood },
    );
  }
  return model;
};
