import { expect, test } from 'vitest';
import type { Camera } from '../../contract.js';
import { FACE, type Box } from '../../room/camera/roomBox.js';
import { LINEAR, luminanceAt } from '../../photo/colour.js';
import { PLANE, createFrame, plane } from '../trace/frame.js';
import { spanLight } from '../../light/lights.js';
import type { Sunlight } from '../trace/sunlight.js';
import { addSunshine } from './sunshine.js';

const [WIDTH, HEIGHT] = [40, 30];
const BOX: Box = { left: -2, right: 2, back: -4, front: 1, ceiling: 2.5 };
const CAMERA: Camera = { focal: 30, cx: 20, cy: 15, rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1], height: 1.3 };
/** The right half of the back wall. */
const WINDOW = spanLight(FACE.back, [0, 0, -4], [2, 2.5, -4], [1, 1, 1], true);
/** All furniture is in sunlight, all of the room in its shadow. */
const everywhere: Sunlight = {
  gainAt: (_x, _y, _z, _normal, _at, out) => void out.set([3, 2, 1]),
  leftAt: () => 0.5,
};

const TRIM = 0.75;

/** A frame whose centre column shows furniture in sunlight, of this colour without it. */
function sunny(own: readonly number[] = [0.2, 0.2, 0.2]) {
  const frame = createFrame(WIDTH, HEIGHT);
  const coverage = plane(frame, PLANE.coverage, 1);
  const colour = plane(frame, PLANE.irradiance, 3);
  colour.forEach((_, at) => (colour[at] = own[at % 3]));
  const ratio = plane(frame, PLANE.rawRatio, 3).fill(0.8);
  for (let y = 0; y < HEIGHT; y++) coverage[y * WIDTH + 20] = 1;
  addSunshine(
    frame,
    { from: 0, to: HEIGHT },
    { sunlight: everywhere, box: BOX, windows: [WINDOW], camera: CAMERA, trim: TRIM },
  );
  const at = (x: number) => (15 * WIDTH + x) * 3;
  return { colourAt: (x: number) => [...colour.subarray(at(x), at(x) + 3)], ratioAt: (x: number) => ratio[at(x)] };
}

test('lights furniture by the sun, and darkens the room beside it by what it blocks', () => {
  const { colourAt, ratioAt } = sunny();
  [0.6, 0.4, 0.2].forEach((value, c) => expect(colourAt(20)[c]).toBeCloseTo(value, 5));
  expect(colourAt(10)[0]).toBeCloseTo(0.2, 5);
  expect(ratioAt(10)).toBeCloseTo(0.4, 5);
  expect(ratioAt(20)).toBeCloseTo(0.8, 5);
});

test('a pale rug in the sun is its own colour brighter, and burns out no more than white walls do', () => {
  const rug = sunny([0.55, 0.5, 0.45]).colourAt(20);
  expect(luminanceAt(rug, 0)).toBeGreaterThan(1.15 * luminanceAt([0.55, 0.5, 0.45], 0));
  expect(luminanceAt(rug, 0)).toBeLessThan(1.1 * TRIM);
  expect(Math.max(...rug)).toBeLessThan(LINEAR[245]);
  // the sun's tint stays
  expect(rug[0] / rug[1]).toBeCloseTo((0.55 * 3) / (0.5 * 2), 4);
});

test('the sun darkens nothing that is brighter without it', () => {
  const white = [0.95, 0.95, 0.95];
  expect(luminanceAt(sunny(white).colourAt(20), 0)).toBeCloseTo(0.95, 5);
});

test('casts no shadow on what is seen through a window', () => {
  expect(sunny().ratioAt(30)).toBeCloseTo(0.8, 5);
});
