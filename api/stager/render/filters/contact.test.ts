import { expect, test } from 'vitest';
import type { Camera } from '../../contract.js';
import { FACE, exitBox, type Box } from '../../room/camera/roomBox.js';
import { PLANE, createFrame, plane, type Frame } from '../trace/frame.js';
import type { Bounds } from '../../room/camera/renderView.js';
import { darkenContacts } from './contact.js';

const [WIDTH, HEIGHT] = [300, 200];
const BOX: Box = { left: -2, right: 2, back: -4, front: 1, ceiling: 2.6 };
const CAMERA: Camera = { focal: 200, cx: 150, cy: 60, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.3 };
const Z = -2;
const STEPS = 3;

/** Direction of the ray through a pixel's centre, at depth 1 m. */
const towards = (k: number): readonly [dx: number, dy: number] => [
  ((k % WIDTH) + 0.5 - CAMERA.cx) / CAMERA.focal,
  -(Math.floor(k / WIDTH) + 0.5 - CAMERA.cy) / CAMERA.focal,
];

/** A rug that lies on the whole floor. */
const ON_ALL: Bounds = [-10, 0, -10, 10, 0.016, 10];

/**
 * A vertical board 1 m wide, `above` metres over the floor and 2 m before the camera, as the tracer would see it. A rug
 * covers the rest of the floor, if there is one.
 */
function boardAt(above: number, laid: readonly Bounds[] = []): Frame {
  const frame = createFrame(WIDTH, HEIGHT);
  const coverage = plane(frame, PLANE.coverage, 1);
  const depth = plane(frame, PLANE.depth, 1);
  for (let k = 0; k < WIDTH * HEIGHT; k++) {
    const [dx, dy] = towards(k);
    const exit = { face: 0 };
    exitBox(BOX, 0, CAMERA.height, 0, dx, dy, -1, exit);
    frame.face[k] = exit.face;
    const x = dx * -Z;
    const y = CAMERA.height + dy * -Z;
    const isBoard = Math.abs(x) <= 0.5 && y >= above && y <= above + 0.5;
    if (!isBoard && (laid.length === 0 || exit.face !== FACE.floor)) continue;
    coverage[k] = 1;
    depth[k] = (isBoard ? -Z : (CAMERA.height - ON_ALL[4]) / -dy) * Math.hypot(dx, dy, 1);
  }
  plane(frame, PLANE.irradiance, 3).fill(1);
  plane(frame, PLANE.agreement, 1).fill(1);
  darkenContacts(frame, { camera: CAMERA, width: WIDTH, height: HEIGHT, box: BOX, laid });
  return frame;
}

/** Share of the light that is left on the floor in the picture's centre column, this far before the board. */
function lightBefore(frame: Frame, metres: number): number {
  const row = Math.floor(CAMERA.cy + (CAMERA.focal * CAMERA.height) / (-Z - metres));
  return plane(frame, PLANE.guide, 1)[row * WIDTH + WIDTH / 2];
}

test('darkens the floor at the contact of what stands on it, less with distance, and not beyond 10 cm', () => {
  const frame = boardAt(0);
  const lights = Array.from({ length: STEPS }, (_, k) => lightBefore(frame, 0.01 + k * 0.02));
  expect(lights[0]).toBeLessThan(0.75);
  expect(lights).toEqual(lights.toSorted((a, b) => a - b));
  expect(lightBefore(frame, 0.1)).toBe(1);
});

test('has no pale gap under what touches the floor behind its lowest visible edge, as a castor does', () => {
  const frame = boardAt(0.015);
  const column = WIDTH / 2;
  const lowest = plane(frame, PLANE.coverage, 1).findLastIndex((share, k) => share === 1 && k % WIDTH === column);
  expect(plane(frame, PLANE.guide, 1)[lowest + WIDTH]).toBeLessThan(0.35);
});

test('darkens a rug most where something stands on it, and not a hand before it', () => {
  const frame = boardAt(ON_ALL[4], [ON_ALL]);
  const colour = plane(frame, PLANE.irradiance, 3);
  /** Light on the rug in the picture's centre column, this far before the board. */
  const lightOn = (metres: number): number => {
    const row = Math.floor(CAMERA.cy + (CAMERA.focal * (CAMERA.height - ON_ALL[4])) / (-Z - metres));
    return colour[(row * WIDTH + WIDTH / 2) * 3];
  };
  const lights = [0.006, 0.026, 0.046].map(lightOn);
  expect(lights[0]).toBeLessThan(0.65);
  expect(lights).toEqual(lights.toSorted((a, b) => a - b));
  expect(lightOn(0.1)).toBe(1);
});

test('leaves the floor under what hangs above it as it is', () => {
  const light = plane(boardAt(0.2), PLANE.guide, 1);
  expect(light.every((value) => value === 1)).toBe(true);
});

test('takes the pile of a rug for lying flat whatever its normal', () => {
  const frame = createFrame(WIDTH, HEIGHT);
  const depth = plane(frame, PLANE.depth, 1);
  const normal = plane(frame, PLANE.normal, 3);
  const colour = plane(frame, PLANE.irradiance, 3).fill(0.5);
  plane(frame, PLANE.coverage, 1).fill(1);
  for (let k = 0; k < WIDTH * HEIGHT; k++) {
    const [dx, dy] = towards(k);
    const exit = { face: 0 };
    const far = exitBox({ ...BOX, ceiling: 1e4 }, 0, CAMERA.height, 0, dx, dy, -1, exit);
    frame.face[k] = exit.face;
    // some threads stand out
    const height = k % 7 ? 0.012 : 0.022;
    depth[k] = far * (1 - height / CAMERA.height) * Math.hypot(dx, dy, 1);
    normal[k * 3 + (k % 3 ? 1 : 0)] = 1;
  }
  darkenContacts(frame, { camera: CAMERA, width: WIDTH, height: HEIGHT, box: BOX, laid: [ON_ALL] });
  expect(colour.subarray(WIDTH * (HEIGHT - 40) * 3).every((value) => value === 0.5)).toBe(true);
});

/** A rug `thickness` metres thick that ends above row `end` of the picture, on an empty floor. */
function rugOf(thickness: number, end: number): Frame {
  const frame = createFrame(WIDTH, HEIGHT);
  const [coverage, depth] = [plane(frame, PLANE.coverage, 1), plane(frame, PLANE.depth, 1)];
  const normal = plane(frame, PLANE.normal, 3);
  for (let k = 0; k < WIDTH * HEIGHT; k++) {
    const [dx, dy] = towards(k);
    const exit = { face: 0 };
    const far = exitBox({ ...BOX, front: 1e4, left: -1e4, right: 1e4 }, 0, CAMERA.height, 0, dx, dy, -1, exit);
    frame.face[k] = exit.face;
    if (Math.floor(k / WIDTH) >= end || exit.face !== FACE.floor) continue;
    coverage[k] = 1;
    depth[k] = far * (1 - thickness / CAMERA.height) * Math.hypot(dx, dy, 1);
    normal[k * 3 + 1] = 1;
  }
  const laid: readonly Bounds[] = [[-1e4, 0, -1e4, 1e4, thickness, 1e4]];
  darkenContacts(frame, { camera: CAMERA, width: WIDTH, height: HEIGHT, box: BOX, laid });
  return frame;
}

test('darkens the floor slightly at the edge of a rug, and does not darken the rug', () => {
  const end = 150;
  const left = plane(rugOf(0.012, end), PLANE.guide, 1);
  const at = (row: number) => left[row * WIDTH + WIDTH / 2];
  expect(at(end)).toBeLessThan(0.97);
  expect(at(end)).toBeGreaterThan(0.6);
  expect(at(end + 12)).toBe(1);
  expect(at(end - 1)).toBe(1);
});
