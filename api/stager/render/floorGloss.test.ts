import { expect, test } from 'vitest';
import type { Raster, Room } from '../contract.js';
import { ray } from '../../shared/geometry/camera.js';
import { toSrgb } from '../photo/tone.js';
import { readFloorGloss } from './floorGloss.js';
import { hash } from '../sampling.js';
import { NOTHING_SEEN } from '../room/nothingSeen.js';

const [WIDTH, HEIGHT] = [320, 240];

const ROOM: Room = {
  width: WIDTH,
  height: HEIGHT,
  camera: { focal: 200, cx: 160, cy: 110, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.3 },
  left: -2.5,
  right: 2.5,
  back: -5,
  front: 1,
  ceilingHeight: 2.6,
  walls: {
    back: { side: 'back', at: -5, from: -2.5, to: 2.5, seen: true, uprights: [] },
    left: { side: 'left', at: -2.5, from: -5, to: 1, seen: true, uprights: [] },
    right: { side: 'right', at: 2.5, from: -5, to: 1, seen: true, uprights: [] },
  },
  openings: [],
  ...NOTHING_SEEN,
  floorOutline: [],
  ceilingOutline: null,
  light: { from: 'even', walls: 0.5, floor: 0.3, tint: [1, 1, 1] },
  explained: 1,
  confidence: 1,
  warnings: [],
};

/** A photo of a back wall with a window, and a floor of uneven boards that reflects a share of it. */
function photoWith(mirrored: number): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const wallAt = (x: number, y: number) => (Math.abs(x - 0.4) < 0.7 && y > 0.5 && y < 2.2 ? 0.95 : 0.35);
  for (let py = 0; py < HEIGHT; py++) {
    for (let px = 0; px < WIDTH; px++) {
      const [dx, dy, dz] = ray(ROOM.camera, [px + 0.5, py + 0.5]);
      const toWall = -5 / dz;
      const toFloor = dy < 0 ? -1.3 / dy : Infinity;
      const board = 0.2 + 0.06 * hash(Math.floor((dx * toFloor) / 0.12) + 99);
      const mirror = wallAt(dx * toWall, -(1.3 + dy * toWall));
      const linear = toFloor < toWall ? board + mirrored * mirror : wallAt(dx * toWall, 1.3 + dy * toWall);
      data.fill(Math.round(toSrgb(linear)), (py * WIDTH + px) * 3, (py * WIDTH + px) * 3 + 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

test('finds gloss on boards that reflect the window, the smoother the clearer the reflection', () => {
  const weak = readFloorGloss(photoWith(0.08), ROOM);
  const strong = readFloorGloss(photoWith(0.12), ROOM);
  expect(weak.f0).toBeGreaterThan(0.02);
  expect(strong.f0).toBeGreaterThan(weak.f0 + 0.02);
  expect(strong.roughness).toBeLessThan(weak.roughness);
});

test('finds none on a floor without a reflection of the window', () => {
  expect(readFloorGloss(photoWith(0), ROOM)).toEqual({ f0: 0, roughness: 1 });
});

test('takes a floor before an even wall, which could reflect no structure, for matt', () => {
  const photo = photoWith(0.1);
  const even = { ...photo, data: new Uint8Array(photo.data.length).fill(150) };
  expect(readFloorGloss(even, ROOM)).toEqual({ f0: 0, roughness: 1 });
});
