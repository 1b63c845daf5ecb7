import { beforeAll, describe, expect, it } from 'vitest';
import { finish } from '../steps.js';
import type { Pixel, Raster, Room, Thing, Vec3 } from '../contract.js';
import { blocksIn, islandsIn } from './fixtures/blocks.js';
import { lookCloser } from './fixtures/closerLook.js';
import { project } from '../../shared/geometry/camera.js';
import { fineLook } from './fixtures/fineLook.js';
import { readRoom } from './readRoom.js';
import { withoutReflections } from './fixtures/reflections.js';
import { FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from './testing/drawRoom.js';
import { filled } from './testing/paint.js';

const spec = { width: 900, height: 600, ...FRONTAL_DRAWING } as const;
const camera = cameraOfDrawing(spec);
const { left, right, back, ceiling } = spec;
const bare = drawRoom(spec);
const at = (point: Vec3): Pixel => project(camera, point) ?? [0, 0];

const wall = (side: 'back' | 'left' | 'right', place: number, from: number, to: number) => ({
  side,
  at: place,
  from,
  to,
  seen: true,
  uprights: [],
});
const box = {
  width: spec.width,
  height: spec.height,
  camera,
  left,
  right,
  back,
  ceilingHeight: ceiling,
  walls: {
    back: wall('back', back, left, right),
    left: wall('left', left, back, 0),
    right: wall('right', right, back, 0),
  },
  openings: [],
};

/** The floor's outline if the vertical front of an object hides the wall from `from` to `to`. */
function floorCutBy(from: number, to: number, z: number): Pixel[] {
  const corner = at([left, 0, back]);
  const [one, other] = [at([from, 0, z]), at([to, 0, z])];
  return [
    [0, spec.height],
    corner,
    [one[0], corner[1]],
    one,
    other,
    [other[0], corner[1]],
    at([right, 0, back]),
    [spec.width, spec.height],
  ];
}

/** The front of an object, from the floor up. */
const front = (from: number, to: number, z: number, height: number): Pixel[] => [
  at([from, height, z]),
  at([to, height, z]),
  at([to, 0, z]),
  at([from, 0, z]),
];

const lookAt = (picture: Raster) => finish(fineLook(picture));

describe('what cuts the outline of the floor', () => {
  const floorOutline = floorCutBy(-0.4, 0.5, -3.8);

  it('is an object if its sides rise above the floor', () => {
    const counter = filled(bare, front(-0.4, 0.5, -3.8, 0.9), 70);
    const [thing, ...others] = blocksIn({ ...box, floorOutline }, lookAt(counter));
    expect(others).toEqual([]);
    expect(Math.abs(thing.x - 0.05)).toBeLessThan(0.06);
    expect(Math.abs(thing.width - 0.9)).toBeLessThan(0.12);
    expect(Math.abs(thing.z + thing.depth / 2 - -3.8)).toBeLessThan(0.1);
    expect(Math.abs(thing.height - 0.9)).toBeLessThan(0.12);
    expect(thing.certainty).toBeGreaterThan(0.6);
    const rows = thing.outline?.map(([, y]) => y) ?? [];
    expect(Math.abs(Math.min(...rows) - at([0, 0.9, -3.8])[1])).toBeLessThan(12);
  });

  it('is none if nothing rises: a shadow, a worn part of the floor', () => {
    expect(blocksIn({ ...box, floorOutline }, lookAt(bare))).toEqual([]);
  });

  it('is none at an open door', () => {
    const leaf = filled(bare, front(-0.4, 0.5, -4.1, 2), 70);
    const door = {
      wall: 'back',
      kind: 'door',
      from: -0.5,
      to: 0.5,
      bottom: 0,
      top: 2,
      certainty: 0.9,
      glow: 1,
    } as const;
    const room = { ...box, floorOutline: floorCutBy(-0.4, 0.5, -4.1) };
    expect(blocksIn(room, lookAt(leaf))).toHaveLength(1);
    expect(blocksIn({ ...room, openings: [door] }, lookAt(leaf))).toEqual([]);
  });
});

it('is doubted if its sides are seen in part, and replaces nothing that is surer', async () => {
  const counter = filled(bare, front(-0.4, 0.5, -3.8, 0.31), 70);
  const nearFloor = floorCutBy(-0.4, 0.5, -3.8);
  const [thing, ...others] = islandsIn({ ...box, floorOutline: nearFloor }, lookAt(counter));
  expect(others).toEqual([]);
  expect(thing.certainty).toBeLessThan(0.5);
  const known: Thing = { x: 0, z: -4, width: 0.5, depth: 0.5, height: 1.3, certainty: 0.8 };
  const room: Room = { ...(await readRoom(bare)), ...box, floorOutline: floorCutBy(0, 0, back), things: [known] };
  const certainties = finish(lookCloser(room, counter, nearFloor)).things.map(({ certainty }) => certainty);
  expect(certainties).toEqual(expect.arrayContaining([0.8, 0.4]));
});

describe('a reflection in the floor', () => {
  const thing: Thing = { x: 0.3, z: -3.4, width: 0.5, depth: 0.5, height: 1.3, certainty: 0.8 };
  const rest: Pick<Room, 'floorOutline'> = { floorOutline: floorCutBy(0, 0, back) };
  const certainty = (picture: Raster) => withoutReflections({ ...box, ...rest }, lookAt(picture), [thing])[0].certainty;
  let mirrored: Raster;
  beforeAll(() => {
    // a dark streak in the floor, from near the wall's foot towards the camera
    const streak = [at([0.15, 0, -4.3]), at([0.45, 0, -4.3]), at([0.42, 0, -3.3]), at([0.18, 0, -3.3])];
    mirrored = filled(bare, streak, 60);
  });

  it('is uncertain if the foot of the wall is visible behind it', () => {
    expect(certainty(mirrored)).toBeLessThan(0.5);
  });

  it('is detected wherever it is', () => {
    const places = Array.from({ length: 40 }, (_, i): Thing => ({ ...thing, z: -4.4 + 0.037 * i }));
    expect(withoutReflections({ ...box, ...rest }, lookAt(mirrored), places)).toHaveLength(40);
  });

  it('is an object if it hides the foot of the wall', () => {
    expect(certainty(filled(bare, front(0.1, 0.5, -3.4, 1.3), 60))).toBe(thing.certainty);
  });
});
