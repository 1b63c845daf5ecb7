import { expect, test } from 'vitest';
import type { Vec3 } from '../contract.js';
import { FACE } from '../room/camera/roomBox.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { uniformMap } from './roomMap.js';
import { tintFor, whiteOf } from './whitePaint.js';

/** A room with these colours of walls and ceiling. */
function roomOf(walls: Vec3, ceiling: Vec3 | null) {
  const map = uniformMap(walls);
  const cells = MAP_CELLS * MAP_CELLS;
  if (!ceiling) map.seen.fill(0, FACE.ceiling * cells, (FACE.ceiling + 1) * cells);
  else for (let k = 0; k < cells; k++) map.radiance.set(ceiling, (FACE.ceiling * cells + k) * 3);
  return map;
}

const redAndBlue = ([r, , b]: Vec3) => [r, b].map((value) => Math.round(value * 100) / 100);

test('takes the paler of walls and ceiling for the light’s colour', () => {
  const warm: Vec3 = [0.36, 0.25, 0.16];
  const yellow: Vec3 = [0.34, 0.2, 0.06];
  expect(redAndBlue(whiteOf(roomOf(yellow, warm)))).toEqual([1.4, 0.68]);
  expect(redAndBlue(whiteOf(roomOf(warm, [0.3, 0.15, 0.05])))).toEqual([1.4, 0.68]);
  expect(redAndBlue(whiteOf(roomOf([0.5, 0.5, 0.5], null)))).toEqual([1, 1]);
});

test('takes a teal wall for paint, not for light', () => {
  const [r, b] = redAndBlue(whiteOf(roomOf([0.3, 0.37, 0.34], [0.34, 0.3, 0.25])));
  expect(r).toBeGreaterThan(1);
  expect(b).toBeLessThan(0.9);
});

test('shows white in the room as the photo does, given the lights’ tint', () => {
  const white: Vec3 = [1.3, 1, 0.7];
  const room: Vec3 = [0.135, 0.1, 0.06];
  const tint = tintFor(white, room, 0.3);
  expect((room[0] + 0.3 * tint[0]) / 0.4).toBeCloseTo(1.3, 5);
  expect((room[2] + 0.3 * tint[2]) / 0.4).toBeCloseTo(0.7, 5);
  // a red carpet does not make the lights green
  expect(tintFor(white, [0.4, 0.1, 0.05], 0.3)[0]).toBeGreaterThan(1.2);
});
