import { describe, expect, test } from 'vitest';
import { onFloor, project } from '../../../../api/shared/geometry/camera.js';
import { cameraOf } from '../../../../api/shared/geometry/cameraHypothesis.js';
import type { Pixel, Vec3 } from '../../../../api/shared/geometry/types.js';
import { turnedView } from '../../../../api/shared/outline/viewOfOutline.js';
import { gridOf, squareOf, wallsOf } from './lines.js';
import { moveHorizon, type Outline, USUAL } from './outline.js';
import { projectLine } from './projectLine.js';
import { cameraUnder, ceilingRow, fitHorizon, roomOf } from './room.js';

const ASPECT = 1.5;
const ROOM = { left: -1.6, right: 1.7, back: -4.6 };

const VIEWS: readonly (readonly [string, Partial<Outline>, number])[] = [
  ['straight on', { horizon: [0.45, 0.45] }, 0],
  ['turned', { horizon: [0.45, 0.45] }, 8],
  ['turned, tilted and leaning', { horizon: [0.36, 0.41], tilted: true }, -9],
];

const cameraFor = (outline: Outline, turn: number) =>
  cameraOf(turnedView(outline, outline, { width: ASPECT, height: 1 }, turn), outline.cameraHeight);

/** The outline of a room with known walls, drawn without an error. */
function drawn(change: Partial<Outline>, turn: number): Outline {
  const outline: Outline = { ...USUAL, ...change };
  const camera = cameraFor(outline, turn);
  const at = (x: number, z: number): Pixel => {
    const [column, row] = project(camera, [x, 0, z]) ?? [NaN, NaN];
    return [column / ASPECT, row];
  };
  const corners = [at(ROOM.left, -3.4), at(ROOM.left, ROOM.back), at(ROOM.right, ROOM.back), at(ROOM.right, -3.4)];
  return { ...outline, corners };
}

test.each(VIEWS)('places a room seen %s where its corners were drawn', (_, change, turn) => {
  const room = roomOf(drawn(change, turn), ASPECT);
  expect(room?.back).toBeCloseTo(ROOM.back, 1);
  expect(room?.left).toBeCloseTo(ROOM.left, 1);
  expect(room?.right).toBeCloseTo(ROOM.right, 1);
});

test('gives the same room for corners in either direction', () => {
  const outline = drawn({}, 9);
  const other = roomOf({ ...outline, corners: outline.corners.toReversed() }, ASPECT);
  expect(other?.back).toBeCloseTo(roomOf(outline, ASPECT)?.back ?? NaN, 6);
  expect(other?.left).toBeCloseTo(roomOf(outline, ASPECT)?.left ?? NaN, 6);
});

test('measures like the server: a wall that the server places 26 m away is 26 m away', () => {
  const corners: readonly Pixel[] = [
    [0, 0.88],
    [0.2, 0.66],
    [0.8, 0.66],
    [1, 0.88],
    [1, 1],
    [0, 1],
  ];
  const room = roomOf({ ...USUAL, corners, horizon: [0.62, 0.62] }, 640 / 480);
  expect(Math.round(-(room?.back ?? NaN))).toBe(26);
});

test('makes no wall of an edge on the picture’s border, and no room without a wall', () => {
  const strip: Outline = { ...USUAL, corners: [[0, 0.9], [0, 1], [1, 1], [1, 0.9]] }; // prettier-ignore
  expect(roomOf(strip, ASPECT)).toMatchObject({ left: null, right: null });
  const sliver: Outline = { ...USUAL, corners: [[0.2, 1], [0.5, 0.999], [0.8, 1]] }; // prettier-ignore
  const leaving: Outline = { ...sliver, horizon: [0.99, 0.99] };
  expect(roomOf(leaving, ASPECT)).toBeNull();
});

describe('the camera', () => {
  const camera = cameraFor({ ...USUAL, horizon: [0.4, 0.43], tilted: true }, 12);

  test('projects the floor points that it sees back to their pixels', () => {
    const [column, row] = project(camera, [1.2, 0, -3.4]) ?? [NaN, NaN];
    const foot = onFloor(camera, [column, row]);
    expect(foot?.[0]).toBeCloseTo(1.2, 6);
    expect(foot?.[2]).toBeCloseTo(-3.4, 6);
    expect(onFloor(camera, [0.7, 0.1])).toBeNull();
  });

  test('draws the part of a line that is in front of it', () => {
    expect(projectLine(camera, [0, 0, 3], [0, 0, 9])).toBeNull();
    const line = projectLine(camera, [0.4, 0, -4], [0.4, 0, 5]);
    expect(line?.flat().every(Number.isFinite)).toBe(true);
    expect(line?.[0]).toEqual(project(camera, [0.4, 0, -4]));
  });
});

test.each(VIEWS)('finds the horizon where the walls meet, seen %s', (_, change, turn) => {
  const right = drawn(change, turn);
  const [left] = right.horizon;
  const fitted = fitHorizon(moveHorizon(right, 'both', -0.12), ASPECT);
  expect(fitted.horizon[0]).toBeCloseTo(left, 1);
  expect(fitted.corners).toEqual(right.corners);
});

test.each([
  ['METRIC', 'a metre', [0, 10, 20, 30], [0, 10]],
  ['IMPERIAL', 'three feet', [0, 9.1, 18.3, 27.4], [0, 9.1]],
] as const)('in %s draws a line of the grid every %s, starting at the walls', (units, _, across, into) => {
  const outline = drawn({}, 0);
  const room = roomOf(outline, ASPECT);
  if (!room) throw new Error('Expected a room.');
  const metres = gridOf(room, outline, { aspect: ASPECT, side: squareOf(units).side }).map(([a, b]) => {
    const [from, to] = [onFloor(room.camera, a), onFloor(room.camera, b)];
    return from && to && Math.abs(from[0] - to[0]) < 0.01
      ? ['x', from[0] - ROOM.left]
      : ['z', (from?.[2] ?? 0) - ROOM.back];
  });
  const places = (axis: string) =>
    metres.filter(([name]) => name === axis).map(([, at]) => Math.round(Number(at) * 100) / 10 + 0);
  expect(places('x')).toEqual(across);
  expect(places('z')).toEqual(into);
  expect(wallsOf(room, outline)).toHaveLength(5);
});

test('derives the camera’s height from the line of the ceiling, and that line from the height', () => {
  const outline = drawn({ cameraHeight: 1.12, ceilingHeight: 2.7 }, 6);
  const room = roomOf(outline, ASPECT);
  if (!room) throw new Error('Expected a room.');
  const row = ceilingRow(room, 2.7);
  expect(cameraUnder(room, 2.7, row ?? NaN)).toBeCloseTo(1.12, 3);
  expect(cameraUnder(room, 2.7, (row ?? NaN) + 0.05)).toBeGreaterThan(1.12);
  const point: Vec3 = [0, 2.7, room.back];
  expect(project(room.camera, point)?.[1]).toBeLessThan(0.5);
});
