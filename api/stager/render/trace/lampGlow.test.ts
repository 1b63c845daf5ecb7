import { expect, test } from 'vitest';
import { FACE } from '../../room/camera/roomBox.js';
import { GLOW_REACH, makeGlow } from './lampGlow.js';
import type { Lamp } from './lamps.js';
import type { Bounds } from '../../room/camera/renderView.js';

/** A shade 0.3 m before the back wall at z = 0. */
const LAMP: Lamp = { middle: [0, 1, 0.3], radius: 0.15, power: [0.05, 0.04, 0.03], shaded: 1, materials: [0] };
const GLOBE: Lamp = { ...LAMP, shaded: 0 };
const NIGHTSTAND: Bounds = [-0.3, 0, 0, 0.3, 0.7, 0.5];
const LEVEL = 0.5;

function onWall(lamp: Lamp, x: number, y: number, furniture: readonly Bounds[] = [], level = LEVEL): number {
  const out = new Float64Array(3);
  makeGlow({ lamps: [lamp], furniture, level })(FACE.back, x, y, 0, out);
  return out[1];
}

/** Points on the wall, 1 cm apart, away from the lamp. */
const steps = (to: number) => Array.from({ length: Math.round(to * 100) }, (_, k) => k / 100);

test.each([
  ['a shade', LAMP],
  ['a globe', GLOBE],
])('%s never darkens the wall, and brightens a daylit one by less than a half', (_name, lamp) => {
  const values = steps(2).flatMap((y) => steps(2).map((x) => onWall(lamp, x - 1, y, [NIGHTSTAND])));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...values)).toBeGreaterThan(1.03);
  expect(Math.max(...values)).toBeLessThan(1.5);
});

test('the glow ends without an edge, and is exactly 1 beyond its reach', () => {
  const values = steps(2.4).map((x) => onWall(GLOBE, x, 1));
  const leaps = values.slice(1).map((value, k) => Math.abs(value - values[k]));
  expect(Math.max(...leaps)).toBeLessThan(0.01);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(onWall(GLOBE, GLOW_REACH, 1)).toBe(1);
  expect(onWall(GLOBE, GLOW_REACH - 0.2, 1)).toBeLessThan(1.01);
});

test('a shade emits more light up and down than to its sides', () => {
  const beside = onWall(LAMP, 0.35, 1);
  expect(onWall(LAMP, 0, 1.35)).toBeGreaterThan(1 + (beside - 1) * 1.5);
  expect(onWall(LAMP, 0, 0.65)).toBeGreaterThan(1 + (beside - 1) * 1.5);
});

test('furniture blocks the light, and a dim room shows more of it', () => {
  expect(onWall(LAMP, 0, 0.3, [NIGHTSTAND]) - 1).toBeLessThan((onWall(LAMP, 0, 0.3) - 1) * 0.2);
  expect(onWall(LAMP, 0, 1.35, [], 0.08)).toBeGreaterThan(1.15);
});
