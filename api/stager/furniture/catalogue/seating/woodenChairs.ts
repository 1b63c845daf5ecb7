import type { Vec3 } from '../../../contract.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { roundedBox } from '../../../mesh/kit/roundedBox.js';
import { surface } from '../../../mesh/kit/surface.js';
import { tube } from '../../../mesh/kit/tube.js';
import { canePanel } from '../parts/canePanel.js';
import { addLegs } from '../parts/legs.js';
import { addFrame, addRail, addSeatPad, type DiningChairMaker } from './diningChairParts.js';

/** Saddle seat, sticks, and a bent bow over them. */
export const spindle: DiningChairMaker = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, seat, shop } = parts;
  const model = createMesh();
  const saddle = roundedBox({
    size: [width * 0.92, 0.034, depth * 0.8],
    radius: 0.012,
    quad: 0.06,
    cover: true,
    arc: 2,
    deform: ([x, y, z], unit) => {
      const dip = unit[1] > 0 ? -0.012 * Math.max(0, 1 - ((unit[2] + 0.2) / 0.7) ** 2) * (1 - unit[0] ** 2) : 0;
      return [x * (1 - 0.12 * Math.max(0, -unit[2])), y + dip, z];
    },
  });
  place(model, saddle, { material: wood, at: [0, seat - 0.017, depth * 0.06] });
  addLegs(model, shop, {
    kind: 'tapered',
    width: width - 0.02,
    depth: depth - 0.04,
    height: seat - 0.028,
    wood,
    metal: wood,
    stoutness: 1.15,
  });
  const backZ = (y: number) => -depth / 2 + 0.09 - 0.075 * ((y - seat) / (height - seat));
  const bow = Array.from({ length: 21 }, (_, k): Vec3 => {
    const angle = (k / 20) * Math.PI;
    const y = seat - 0.02 + (height - seat + 0.008) * Math.sin(angle) ** 0.5;
    return [Math.cos(angle) * width * 0.46, y, backZ(y)];
  });
  place(model, tube({ path: bow, radius: 0.0115, sides: 9, caps: true }), { material: wood });
  const sticks = 7;
  for (let k = 1; k < sticks; k++) {
    const s = (k / sticks) * 2 - 1;
    const angle = Math.acos(Math.max(-1, Math.min(1, s * 0.86)));
    const top = seat - 0.02 + (height - seat + 0.008) * Math.sin(angle) ** 0.5;
    const stick: Vec3[] = [
      [s * width * 0.3, seat - 0.02, -depth / 2 + 0.11],
      [s * 0.86 * width * 0.46, top, backZ(top)],
    ];
    place(model, tube({ path: stick, radius: 0.006, sides: 7 }), { material: wood });
  }
  return model;
};

/** Bent and welded sheet: seat, tube legs, a splat. */
export const sheetMetal: DiningChairMaker = (piece, parts) => {
  const { width, depth, height } = piece;
  const { metal, wood, seat } = parts;
  const model = createMesh();
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.02);
    const path: Vec3[] = [
      [x, 0, depth / 2 - 0.012],
      [x - side * 0.03, seat - 0.03, depth / 2 - 0.06],
    ];
    place(model, tube({ path, radius: (t) => 0.012 + 0.007 * t, sides: 9, caps: true }), { material: metal });
    const rear: Vec3[] = [
      [x, 0, -depth / 2 + 0.012],
      [x - side * 0.03, seat, -depth / 2 + 0.07],
      [x - side * 0.03, height - 0.05, -depth / 2 + 0.03],
      [x - side * 0.055, height - 0.012, -depth / 2 + 0.024],
      [0, height - 0.01, -depth / 2 + 0.02],
    ];
    place(model, tube({ path: rear, radius: 0.0115, sides: 9 }), { material: metal });
  }
  place(model, roundedBox({ size: [width * 0.88, 0.03, depth * 0.82], radius: 0.014, arc: 3 }), {
    material: metal,
    at: [0, seat - 0.027, 0.01],
  });
  place(model, roundedBox({ size: [width * 0.8, 0.016, depth * 0.74], radius: 0.007, arc: 2 }), {
    material: wood,
    at: [0, seat - 0.008, 0.012],
  });
  const splat = surface({
    columns: 6,
    rows: 8,
    point: (s, t) => [
      (s - 0.5) * width * 0.3,
      seat - 0.01 + t * (height - seat - 0.01),
      -depth / 2 + 0.075 - 0.055 * t - 0.02 * Math.sin(s * Math.PI),
    ],
  });
  place(model, splat, { material: metal });
  place(model, splat, { material: metal, at: [0, 0, -0.003], keepUv: true });
  return model;
};

export const caned: DiningChairMaker = (piece, parts) => {
  const { width, depth, height } = piece;
  const { seat, shop } = parts;
  const model = createMesh();
  addFrame(model, piece, parts);
  addSeatPad(model, piece, parts);
  const tall = (height - seat) * 0.6;
  const panel = createMesh();
  canePanel(panel, { size: [width * 0.84, tall, 0.024], at: [0, 0, 0], shop });
  place(model, panel, { at: [0, height - tall / 2 - 0.01, -depth / 2 + 0.045], turn: { x: -0.12 }, keepUv: true });
  return model;
};

/** Two bent laths that cross in the back. */
export const crossback: DiningChairMaker = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, seat } = parts;
  const model = createMesh();
  addFrame(model, piece, parts, 0.015);
  addSeatPad(model, piece, parts);
  addRail(model, { width: width * 0.9, y: height - 0.028, z: -depth / 2 + 0.02, height: 0.05, material: wood });
  for (const side of [-1, 1]) {
    const path = Array.from({ length: 10 }, (_, k): Vec3 => {
      const t = k / 9;
      const bend = Math.sin((t - 0.5) * Math.PI);
      return [
        side * bend * width * 0.36,
        seat - 0.02 + t * (height - seat - 0.02),
        -depth / 2 + 0.075 - 0.055 * t - 0.012 * Math.sin(t * Math.PI),
      ];
    });
    place(model, tube({ path, radius: 0.0085, sides: 8 }), { material: wood });
  }
  return model;
};

/** Straight laths between two rails. */
export const slatback: DiningChairMaker = (piece, parts) => {
  const { width, depth, height } = piece;
  const { wood, seat } = parts;
  const model = createMesh();
  addFrame(model, piece, parts, 0.0145);
  addSeatPad(model, piece, parts);
  addRail(model, { width: width * 0.88, y: height - 0.03, z: -depth / 2 + 0.02, height: 0.045, material: wood });
  for (let k = 0; k < 6; k++) {
    const x = ((k + 0.5) / 6 - 0.5) * width * 0.78;
    const path: Vec3[] = [
      [x, seat - 0.03, -depth / 2 + 0.08],
      [x, (seat + height) / 2, -depth / 2 + 0.052],
      [x, height - 0.03, -depth / 2 + 0.02],
    ];
    place(model, tube({ path, radius: 0.0075, sides: 7 }), { material: wood });
  }
  return model;
};
