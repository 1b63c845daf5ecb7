/** Contents of a room before it is furnished: objects on the floor, and on the walls. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Pixel, Raster, Room, Thing, Vec3 } from '../contract.js';
import { project } from '../../shared/geometry/camera.js';
import { readRoom } from './readRoom.js';
import { type DrawnRoom, FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from './testing/drawRoom.js';
import { filled, painted, withBox } from './testing/paint.js';

const drawing: DrawnRoom = {
  width: 900,
  height: 600,
  ...FRONTAL_DRAWING,
};
const bare = drawRoom(drawing);
/** Pixels, on the floor. */
const block = { left: 610, top: 450, right: 670, bottom: 520 };
/** Metres on the back wall. */
const picture = { from: -0.7, to: 0.6, bottom: 1.1, top: 1.9 };

function onBackWall({ from, to, bottom, top }: typeof picture) {
  const at = (along: number, level: number) =>
    (project(cameraOfDrawing(drawing), [along, level, drawing.back]) ?? [0, 0]).map(Math.round);
  const [[left, upper], [right, lower]] = [at(from, top), at(to, bottom)];
  return { left, top: upper, right, bottom: lower };
}

describe('a room with a block on its floor and a dark picture on its wall', () => {
  let room: Room;
  beforeAll(async () => {
    const blocked = painted(bare, { ...block, brighter: -90, soft: 0 });
    room = await readRoom(painted(blocked, { ...onBackWall(picture), brighter: -150, soft: 0 }));
  });

  it('finds the foot of the block on the floor', () => {
    expect(room.standing.length).toBeGreaterThan(0);
    for (const [x, z] of room.standing) {
      const foot = project(room.camera, [x, 0, z]);
      expect(Math.abs((foot?.[1] ?? 0) - block.bottom)).toBeLessThan(12);
    }
  });

  it('finds the picture as an obstacle, and no window', () => {
    const sure = room.openings.filter(({ certainty }) => certainty >= 0.5);
    expect(sure.map(({ kind, wall }) => [kind, wall])).toEqual([['obstacle', 'back']]);
    for (const key of ['from', 'to', 'bottom', 'top'] as const) {
      expect(Math.abs(sure[0][key] - picture[key])).toBeLessThan(0.2);
    }
  });
});

it('finds nothing in a bare room whose floor reflects a window', async () => {
  const { standing, openings } = await readRoom(painted(bare, { ...block, brighter: 25, soft: 7 }));
  expect(standing).toEqual([]);
  expect(openings.filter(({ certainty }) => certainty >= 0.3)).toEqual([]);
});

it('finds a bed along a wall, which hides the foot of the wall', async () => {
  const { left, back } = drawing;
  const bed = { from: left, to: left + 1.1, far: back + 0.1, near: back + 2.2, height: 0.6 };
  const { things } = await readRoom(withBox(bare, cameraOfDrawing(drawing), bed));
  const sure = things.filter(({ certainty, depth }) => certainty >= 0.5 && depth > 0.8);
  expect(sure).toHaveLength(1);
  expect(sure[0].z - sure[0].depth / 2).toBeLessThan(back + 0.8);
});

const onFloor = (corners: readonly Vec3[]): Pixel[] =>
  corners.map((corner) => project(cameraOfDrawing(drawing), corner) ?? [0, 0]);

/** Metres: an island that stands free in the middle of the floor. */
const ISLAND = { from: -0.6, to: 1.2, far: -3.4, near: -2.6, height: 0.9 };

function withIsland(picture: Raster): Raster {
  const { from, to, far, near, height } = ISLAND;
  const front: Vec3[] = [
    [from, height, near],
    [to, height, near],
    [to, 0, near],
    [from, 0, near],
  ];
  const top: Vec3[] = [
    [from, height, far],
    [to, height, far],
    [to, height, near],
    [from, height, near],
  ];
  return filled(filled(picture, onFloor(front), 222), onFloor(top), 197);
}

it('finds an island in the middle of the floor over its whole length', async () => {
  const { things } = await readRoom(withIsland(bare));
  const island = things.find(({ width, certainty }) => width > 1 && certainty >= 0.5);
  expect(Math.abs((island?.x ?? 9) - (ISLAND.from + ISLAND.to) / 2)).toBeLessThan(0.15);
  expect(Math.abs((island?.width ?? 9) - (ISLAND.to - ISLAND.from))).toBeLessThan(0.2);
  expect(Math.abs((island?.z ?? 9) + (island?.depth ?? 9) / 2 - ISLAND.near)).toBeLessThan(0.25);
  expect(Math.abs((island?.height ?? 9) - ISLAND.height)).toBeLessThan(0.15);
});

/** Not so the dark cells of a floor. */
const cutsFloor = ({ outline }: Thing): boolean => outline !== undefined;

it('finds no island in a patch of sunshine on the floor, nor in a pale rug', async () => {
  const patch = onFloor([
    [-1.4, 0, -3.6],
    [0.1, 0, -3.3],
    [0.3, 0, -2.3],
    [-1.2, 0, -2.6],
  ]);
  const sunny = bare.data.slice();
  const lit = filled(bare, patch, 255).data;
  for (let i = 0; i < sunny.length; i++) if (lit[i] === 255 && sunny[i] < 250) sunny[i] = Math.min(255, sunny[i] + 75);
  expect((await readRoom({ ...bare, data: sunny })).things.filter(cutsFloor)).toEqual([]);
  const rug = onFloor([
    [-1, 0, -3.5],
    [1, 0, -3.5],
    [1, 0, -2.4],
    [-1, 0, -2.4],
  ]);
  expect((await readRoom(filled(bare, rug, 205))).things.filter(cutsFloor)).toEqual([]);
});
