import { beforeAll, describe, expect, it } from 'vitest';
import { finish } from '../breathe.js';
import type { Pixel, Raster, Room, Vec3 } from '../contract.js';
import { project } from './camera.js';
import { fineLook } from './fineLook.js';
import { radiatorsIn } from './radiators.js';
import { readRoom } from './readRoom.js';
import { FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from './testing/drawRoom.js';
import { filled } from './testing/paint.js';

const spec = { width: 1200, height: 800, ...FRONTAL_DRAWING } as const;
const camera = cameraOfDrawing(spec);
const bare = drawRoom(spec);
const { back, left, right, ceiling } = spec;

/** A reading of the drawing without faults. */
let room: Room;
beforeAll(async () => {
  const read = await readRoom(bare);
  const floorOutline = [
    [0, spec.height],
    [left, 0, back],
    [right, 0, back],
    [spec.width, spec.height],
  ].map((point) =>
    point.length === 2 ? (point as unknown as Pixel) : (project(camera, point as unknown as Vec3) as Pixel),
  );
  const walls = { ...read.walls, back: { ...read.walls.back, at: back, from: left, to: right } };
  room = { ...read, camera, ceilingHeight: ceiling, back, left, right, walls, floorOutline, openings: [] };
});

/** Dark bars on the back wall, from each of the places on. */
function withBars(places: readonly number[], { width = 0.03, bottom = 0.1, top = 0.75 } = {}): Raster {
  return places.reduce((picture, from) => {
    const corners: Vec3[] = [
      [from, top, back],
      [from + width, top, back],
      [from + width, bottom, back],
      [from, bottom, back],
    ];
    return filled(
      picture,
      corners.map((corner) => project(camera, corner)).filter((pixel) => pixel !== null),
      180,
    );
  }, bare);
}

const ribs = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / 0.07) }, (_, k) => from + 0.07 * k);
const seenIn = (picture: Raster, read = room) => radiatorsIn(read, finish(fineLook(picture)));

describe('radiators', () => {
  it('are seen where they stand, by their ribs', () => {
    const found = seenIn(withBars(ribs(-0.4, 0.9)));
    expect(found.length).toBeGreaterThan(2);
    expect(found.every(({ kind, certainty }) => kind === 'radiator' && certainty > 0.5)).toBe(true);
    const [first, last] = [Math.min(...found.map(({ x }) => x)), Math.max(...found.map(({ x }) => x))];
    expect(Math.abs(first - -0.4)).toBeLessThan(0.3);
    expect(Math.abs(last - 0.9)).toBeLessThan(0.3);
    for (const { z } of found) expect(Math.abs(z - back)).toBeLessThan(0.1);
  });

  it('are not seen on a bare wall, nor in bars at uneven distances', () => {
    expect(seenIn(bare)).toEqual([]);
    expect(seenIn(withBars([-0.9, -0.83, -0.62, -0.5, -0.17, -0.05, 0.22, 0.3, 0.61, 0.9]))).toEqual([]);
  });

  it('end below the height of a window’s sill: blinds and slats go on above', () => {
    expect(seenIn(withBars(ribs(-0.4, 0.9), { width: 0.03, bottom: 0.1, top: 1.6 }))).toEqual([]);
  });

  it('are no bars behind the glass of a door', () => {
    const glass = {
      wall: 'back',
      kind: 'door',
      from: -0.6,
      to: 1.1,
      bottom: 0,
      top: 2,
      certainty: 0.9,
      glow: 1,
    } as const;
    expect(seenIn(withBars(ribs(-0.4, 0.9)), { ...room, openings: [glass] })).toEqual([]);
  });
});
