import type { Vec3 } from '../../../contract.js';
import { ellipse, extrude } from '../../../mesh/kit/extrude.js';
import type { Profile } from '../../../mesh/kit/lathe.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { tube } from '../../../mesh/kit/tube.js';
import type { Maker } from '../workshop.js';
import { addBulb, addHood, addShade, globe, lampMaterials, lantern } from './lampParts.js';

const HOOD: Profile = [
  [1, 0],
  [0.92, 0.3],
  [0.4, 0.8],
  [0.1, 1],
  [0, 1],
];

/** A plate on the wall at -z, an arm, and the style's shade: cloth, milk glass, paper or a bare bulb. */
export const wallLamp: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const skin = lampMaterials(shop);
  const back = -depth / 2;
  const radius = Math.min(width / 2, depth * 0.4);
  const front = depth / 2 - radius;
  const kind = shop.book.shapes.tableLamp;
  const plate = Math.min(0.055, width * 0.4);
  const arm = height * 0.24;
  place(model, extrude({ outline: ellipse(plate * 2, plate * 2, 28), depth: 0.018, bevel: 0.004 }), {
    material: skin.metal,
    at: [0, Math.max(plate, arm), back + 0.009],
  });
  const path = Array.from({ length: 11 }, (_, k): Vec3 => {
    const t = k / 10;
    const bend = Math.sin((t * Math.PI) / 2);
    return [
      0,
      Math.max(plate, arm) - Math.sin(t * Math.PI) * arm * 0.8 + (t > 0.5 ? (t - 0.5) * 0.04 : 0),
      back + (front - back) * bend,
    ];
  });
  place(model, tube({ path, radius: 0.007, sides: 9, caps: true }), { material: skin.metal });
  const y = path[10][1];
  if (kind === 'globe') {
    const ball = Math.min(radius, (height - y) / 2);
    place(model, globe(ball), { material: skin.glass, at: [0, height - ball, front] });
    return model;
  }
  if (kind === 'paper') {
    const tall = height - y;
    place(model, lantern(radius * 2, tall, 7), { material: skin.paper(tall), at: [0, y, front], keepUv: true });
    return model;
  }
  const tall = Math.min((height - y) * 0.86, radius * 1.9);
  const low = height - tall;
  if (kind === 'bulb') {
    addHood(model, shop, { profile: HOOD, radius, height: tall, at: [0, low, front], material: skin.metal });
    addBulb(model, { at: [0, y, front], hanging: false, material: skin.bulb });
    return model;
  }
  // the socket ends inside the shade, the bulb behind its rim
  const socket: Vec3[] = [
    [0, y, front],
    [0, low + tall * 0.3, front],
  ];
  place(model, tube({ path: socket, radius: 0.011, sides: 10, caps: true }), { material: skin.metal });
  addShade(model, skin, {
    low: radius,
    high: radius * (kind === 'column' ? 0.96 : 0.66),
    height: tall,
    y: low,
    material: kind === 'rattan' ? skin.rattan : skin.shade(tall),
  });
  return model;
};
