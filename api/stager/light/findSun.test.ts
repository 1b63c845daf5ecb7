import { expect, test } from 'vitest';
import { finish } from '../steps.js';
import type { Camera, Raster, Vec3 } from '../contract.js';
import { encodeSrgb } from '../photo/srgb.js';
import { FACE, FACE_NORMALS, exitBox, type Box, type Exit } from '../room/camera/roomBox.js';
import { findSun } from './findSun.js';
import { spanLight, withinLight } from './lights.js';
import { dot, normalise } from '../mesh/kit/vector.js';
import { wayOut } from './sun.js';
import { makeAim } from '../room/camera/renderView.js';

const BOX: Box = { left: -2.4, right: 2.4, back: -5, front: 1, ceiling: 2.6 };
const WINDOW = spanLight(FACE.right, [2.4, 0.7, -3.6], [2.4, 2.2, -1.9], [1, 1, 1], true);
const CAMERA: Camera = {
  focal: 240,
  cx: 200,
  cy: 120,
  rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  height: 1.4,
};
const TOWARD = normalise([0.75, 0.6, -0.12]);
const PAINT = 0.25;

/** A photo of the room with this brightness at each of its points. */
function photoOf(levelAt: (face: number, point: Vec3) => number): Raster {
  const [width, height] = [400, 260];
  const ray = new Float64Array(3);
  const aim = makeAim(CAMERA, ray);
  const exit: Exit = { face: 0 };
  const data = new Uint8Array(width * height * 3);
  for (let k = 0; k < width * height; k++) {
    aim(k % width, Math.floor(k / width));
    const far = exitBox(BOX, 0, CAMERA.height, 0, ray[0], ray[1], ray[2], exit);
    const point: Vec3 = [ray[0] * far, CAMERA.height + ray[1] * far, ray[2] * far];
    const level = withinLight(WINDOW, exit.face, point, 0) ? 1 : PAINT * levelAt(exit.face, point);
    data.fill(Math.round(encodeSrgb(Math.min(1, level)) * 255), k * 3, k * 3 + 3);
  }
  return { width, height, data };
}

const find = (photo: Raster) =>
  finish(findSun({ photo, camera: CAMERA, box: BOX, windows: [WINDOW], openings: [WINDOW], levelAt: () => 1 }));

/** The room in a sun of this strength, relative to its other light. */
function sunny(strength: number): Raster {
  const out = wayOut(BOX, [WINDOW]);
  return photoOf((face, [x, y, z]) => {
    const facing = Math.max(0, dot(FACE_NORMALS[face], TOWARD));
    return 1 + (facing > 0 && out(x, y, z, TOWARD) < Infinity ? strength * facing : 0);
  });
}

test('finds the sun’s direction from the patch on the floor, and its strength from the patch’s brightness', () => {
  const sun = find(sunny(3.5));
  expect(dot(sun?.toward ?? [0, 0, 0], TOWARD)).toBeGreaterThan(Math.cos((4 * Math.PI) / 180));
  for (const channel of sun?.strength ?? [0]) {
    expect(channel).toBeGreaterThan(2.9);
    expect(channel).toBeLessThan(4);
  }
  expect(sun?.panes).toEqual([WINDOW]);
});

test('does not take a patch for the sun whose edge is less than one and a half stops', () => {
  expect(find(sunny(2))).toBeNull();
});

test('does not take the glow beside a window for the sun', () => {
  const glow = photoOf((_, [x, y, z]) => 0.5 + 3 / (0.6 + (x - 2.4) ** 2 + (y - 1.4) ** 2 + (z + 2.7) ** 2));
  expect(find(glow)).toBeNull();
});

test('finds no sun in a room without a visible window', () => {
  const photo = photoOf(() => 1);
  const room = { photo, camera: CAMERA, box: BOX, windows: [], openings: [], levelAt: () => 1 };
  expect(finish(findSun(room))).toBeNull();
});
