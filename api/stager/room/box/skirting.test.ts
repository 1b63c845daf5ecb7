import { expect, test } from 'vitest';
import { finish } from '../../steps.js';
import type { Vec3 } from '../../contract.js';
import { toLab } from '../../photo/colour.js';
import { boxFrame, floorEdge } from './boxLines.js';
import { project } from '../../../shared/geometry/camera.js';
import type { Reading } from './reading.js';
import { standOnFloor } from './skirting.js';
import { type DrawnRoom, FRONTAL_DRAWING, cameraOfDrawing, drawRoom } from '../testing/drawRoom.js';
import { viewOf } from '../../../shared/geometry/cameraHypothesis.js';

const BOARD = 0.12;
const drawing = (colour: readonly number[]): DrawnRoom => ({
  width: 720,
  height: 480,
  ...FRONTAL_DRAWING,
  skirting: { height: BOARD, colour },
});

/** The true box of a drawing, except for its right line, or all lines, which are at a height above the floor. */
function readingOf(room: DrawnRoom, rightAt: number, othersAt = 0): Reading {
  const camera = cameraOfDrawing(room);
  const view = viewOf({ focal: camera.focal, shift: 0, yaw: 0, pitch: 0, roll: 0 }, room);
  const frame = boxFrame(view);
  const at = (point: Vec3) => project(camera, point) ?? [0, 0];
  const angle = ([x, y]: readonly [number, number]) =>
    (Math.atan2(Math.abs(x - frame.vx), y - frame.vy) * 180) / Math.PI;
  const box = {
    back: at([0, othersAt, room.back])[1],
    left: angle(at([room.left, othersAt, -2])),
    right: angle(at([room.right, rightAt, -2])),
  };
  return {
    view,
    classes: [],
    explained: 1,
    frame,
    box: { box, edge: floorEdge(frame, box), score: 1.5 },
    ceiling: { ratio: 1.08, seen: 1, score: 0.7 },
    skirting: false,
    eye: room.eye,
    depth: 4.6,
    score: 2,
  };
}

const stood = (room: DrawnRoom, rightAt: number) =>
  finish(standOnFloor(readingOf(room, rightAt), toLab(drawRoom(room)))).box.box;

test('lowers a single wall’s line from the top of a board painted like the wall', () => {
  const room = drawing([188, 182, 171]);
  const truth = readingOf(room, 0).box.box;
  const found = stood(room, BOARD);
  expect(Math.abs((found.right ?? 0) - (truth.right ?? 0))).toBeLessThan(0.8);
  expect([found.back, found.left]).toEqual([truth.back, truth.left]);
  expect(stood(room, 0)).toEqual(truth);
});

test('takes a strip along one wall that differs from the wall for floor', () => {
  const room = drawing([60, 40, 30]);
  expect(stood(room, BOARD)).toEqual(readingOf(room, BOARD).box.box);
});

test('finds a board that hardly differs from the floor by all three walls together', () => {
  const room = drawing([162, 115, 79]);
  const truth = readingOf(room, 0).box.box;
  const onTop = readingOf(room, BOARD, BOARD);
  const { box, skirting } = finish(standOnFloor(onTop, toLab(drawRoom(room))));
  expect(skirting).toBe(true);
  expect(Math.abs(box.box.back - truth.back)).toBeLessThan(0.25 * Math.abs(onTop.box.box.back - truth.back));
  // joints of planks along the walls are no boards
  const bare = { ...room, skirting: { height: 0, colour: [0, 0, 0] } };
  expect(finish(standOnFloor(readingOf(bare, 0), toLab(drawRoom(bare)))).skirting).toBe(false);
});
