import { expect, test } from 'vitest';
import { FACE } from '../../room/camera/roomBox.js';
import { PLANE, createFrame, plane } from '../trace/frame.js';
import { NOT_SEEN } from './resolve.js';
import { hash } from '../../sampling.js';
import { measureSpread, smooth } from './smooth.js';

test('gives a pixel of the floor whose reflection no sample hit that of its neighbours', () => {
  const frame = createFrame(8, 8);
  frame.face.fill(FACE.floor);
  frame.span.fill(2 + 16 * 2);
  plane(frame, PLANE.fade, 1).fill(1);
  const reflection = plane(frame, PLANE.reflection, 3).fill(0.4);
  const middle = 4 * 8 + 4;
  for (let c = 0; c < 3; c++) reflection[middle * 3 + c] = NOT_SEEN;
  const pass = { of: 'background', source: PLANE.reflection, target: PLANE.scratch, level: 0, sigma: 6 } as const;
  smooth(frame, { from: 0, to: 8 }, pass);
  const smoothed = plane(frame, PLANE.scratch, 3);
  expect(smoothed[middle * 3]).toBeCloseTo(0.4);
  // it is not taken for darkness
  expect(smoothed[(middle + 1) * 3]).toBeCloseTo(0.4);
});

const SIZE = 80;
/** Width of a spindle in pixels, and its way to the right per row. */
const THICK = 4;
const SLANT = 0.25;

test('leaves no dots of noise on a spindle a few pixels thick, and keeps its lit side', () => {
  const frame = createFrame(SIZE, SIZE);
  const light = plane(frame, PLANE.irradiance, 3);
  const normal = plane(frame, PLANE.normal, 3);
  const onSpindle: (readonly [k: number, across: number])[] = [];
  for (let k = 0; k < SIZE * SIZE; k++) {
    const across = ((k % SIZE) + 0.5 - 20 - SLANT * Math.floor(k / SIZE)) / (THICK / 2);
    if (Math.abs(across) >= 1) continue;
    onSpindle.push([k, across]);
    plane(frame, PLANE.coverage, 1)[k] = 1;
    plane(frame, PLANE.agreement, 1)[k] = 0.97;
    plane(frame, PLANE.depth, 1)[k] = 3;
    normal[k * 3] = across;
    normal[k * 3 + 2] = Math.sqrt(1 - across * across);
    light.fill((0.3 - 0.1 * across) * (0.5 + hash(k + 1)), k * 3, k * 3 + 3);
  }
  const rows = { from: 0, to: SIZE };
  measureSpread(frame, rows);
  for (let level = 0; level < 4; level++) {
    const [source, target] = level % 2 ? [PLANE.scratch, PLANE.irradiance] : [PLANE.irradiance, PLANE.scratch];
    smooth(frame, rows, { of: 'furniture', source, target, level, sigma: 0.15 });
  }
  /** Mean of what is left of the light on a side, and its relative standard deviation. */
  const sideOf = (isLit: boolean) => {
    const values = onSpindle.filter(([, across]) => across < 0 === isLit).map(([k]) => light[k * 3]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { mean, noise: Math.sqrt(spread) / mean };
  };
  const [lit, dark] = [sideOf(true), sideOf(false)];
  expect(lit.noise).toBeLessThan(0.15);
  expect(dark.noise).toBeLessThan(0.15);
  expect(lit.mean / dark.mean).toBeGreaterThan(1.15);
});
