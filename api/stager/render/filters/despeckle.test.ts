import { expect, test } from 'vitest';
import { PLANE, createFrame, plane } from '../trace/frame.js';
import { despeckle } from './despeckle.js';
import { lightOutline } from './lightOutline.js';

const SIDE = 9;
const ROWS = { from: 0, to: SIDE };
const at = (x: number, y: number) => (y * SIDE + x) * 3;

/** A frame of even light; coverage is 1 left of column 5, a quarter in it, and 0 right of it. */
function halfCovered() {
  const frame = createFrame(SIDE, SIDE);
  plane(frame, PLANE.coverage, 1).forEach((_, k, coverage) => {
    coverage[k] = k % SIDE < 5 ? 1 : k % SIDE === 5 ? 0.25 : 0;
  });
  const light = plane(frame, PLANE.irradiance, 3).fill(0.4);
  return { frame, light, out: plane(frame, PLANE.scratch, 3) };
}

test('clamps a single dot to its neighbours and keeps a line', () => {
  const { frame, light, out } = halfCovered();
  light.fill(9, at(2, 2), at(2, 2) + 3);
  for (let y = 5; y < 8; y++) light.fill(0.1, at(2, y), at(2, y) + 3);
  despeckle(frame, ROWS, PLANE.irradiance, PLANE.scratch);
  expect(out[at(2, 2)]).toBeCloseTo(0.4, 5);
  expect(out[at(2, 6)]).toBeCloseTo(0.1, 5);
});

test('replaces the light at the outline by that of the pixels inside, which keep their own', () => {
  const { frame, light, out } = halfCovered();
  for (let y = 0; y < SIDE; y++) light.fill(y % 2 ? 3 : 0.01, at(5, y), at(5, y) + 3);
  light.fill(0.7, at(4, 4), at(4, 4) + 3);
  lightOutline(frame, ROWS, PLANE.irradiance, PLANE.scratch);
  expect(out[at(4, 4)]).toBeCloseTo(0.7, 5);
  // three pixels inside and a quarter of its own: far from 3 and from 0.01
  for (let y = 1; y < SIDE - 1; y++) {
    expect(out[at(5, y)]).toBeGreaterThan(0.33);
    expect(out[at(5, y)]).toBeLessThan(0.75);
  }
  expect(out[at(7, 4)]).toBe(0);
});
