import { expect, test } from 'vitest';
import type { Camera } from '../../contract.js';
import { FACE, type Box } from '../../room/camera/roomBox.js';
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

/** A frame whose centre column shows furniture in sunlight. */
function sunny() {
  const frame = createFrame(WIDTH, HEIGHT);
  const coverage = plane(frame, PLANE.coverage, 1);
  const colour = plane(frame, PLANE.irradiance, 3).fill(0.2);
  const ratio = plane(frame, PLANE.rawRatio, 3).fill(0.8);
  for (let y = 0; y < HEIGHT; y++) coverage[y * WIDTH + 20] = 1;
  addSunshine(frame, { from: 0, to: HEIGHT }, { sunlight: everywhere, box: BOX, windows: [WINDOW], camera: CAMERA });
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

test('casts no shadow on what is seen through a window', () => {
  expect(sunny().ratioAt(30)).toBeCloseTo(0.8, 5);
});
