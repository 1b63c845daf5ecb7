import { expect, test } from 'vitest';
import { finish } from '../steps.js';
import { easeWhites } from './easeWhites.js';
import { PLANE, allRows, createFrame, plane, type Frame } from './trace/frame.js';

const SIZE = 300;
const TRIM = 0.8;

/** A frame full of cloth in which every second column is darker. */
function clothOf(light: (x: number) => number): Frame {
  const frame = createFrame(SIZE, SIZE);
  plane(frame, PLANE.coverage, 1).fill(1);
  const albedo = plane(frame, PLANE.albedo, 3);
  const colour = plane(frame, PLANE.irradiance, 3);
  for (let i = 0; i < colour.length; i++) {
    const x = Math.floor(i / 3) % SIZE;
    albedo[i] = x % 2 ? 0.7 : 0.6;
    colour[i] = albedo[i] * light(x);
  }
  return frame;
}

const shown = (frame: Frame, x: number): number => plane(frame, PLANE.irradiance, 3)[(50 * SIZE + x) * 3];

test('darkens bright cloth below the trim and keeps its weave', () => {
  const frame = clothOf(() => 2);
  finish(easeWhites(frame, allRows(frame), { trim: TRIM, asSeen: 0 }));
  expect(shown(frame, 51)).toBeLessThan(TRIM * 1.1);
  expect(shown(frame, 51) / shown(frame, 50)).toBeGreaterThan(1.12);
});

test('leaves cloth in usual light as it is', () => {
  const frame = clothOf(() => 0.5);
  finish(easeWhites(frame, allRows(frame), { trim: TRIM, asSeen: 0 }));
  expect(shown(frame, 51)).toBeCloseTo(0.35, 4);
});

test('leaves cloth below the trim and folds as they are where the photo shows light as the sensor saw it', () => {
  const frame = clothOf((x) => (x > 48 && x < 54 ? 0.25 : 1));
  finish(easeWhites(frame, allRows(frame), { trim: TRIM, asSeen: 1 }));
  expect(shown(frame, 51)).toBeCloseTo(0.25 * 0.7, 4);
  expect(shown(frame, 21)).toBeCloseTo(0.7, 2);
});

test('darkens what is darker than its surroundings, and does not brighten what is brighter', () => {
  const frame = clothOf((x) => (x > 48 && x < 54 ? 0.25 : 0.5));
  finish(easeWhites(frame, allRows(frame), { trim: TRIM, asSeen: 0 }));
  expect(shown(frame, 51)).toBeLessThan(0.25 * 0.7 * 0.95);
  expect(shown(frame, 20)).toBeCloseTo(0.6 * 0.5, 3);
});

test('a pale rug keeps the shadow that the development left: neither compressed nor deepened as a crease', () => {
  const left = (x: number) => (x < SIZE / 2 ? 1 : x < SIZE / 2 + 5 ? 0.5 : 0.4);
  const frame = clothOf((x) => 1.3 * left(x) ** 0.6);
  const onRugs = Float32Array.from({ length: SIZE * SIZE }, (_, k) => left(k % SIZE));
  finish(easeWhites(frame, allRows(frame), { trim: TRIM, asSeen: 0, onRugs }));
  expect(shown(frame, 20)).toBeLessThan(TRIM);
  expect(shown(frame, 280) / shown(frame, 20)).toBeCloseTo(0.4 ** 0.6, 1);
  expect(shown(frame, 152) / shown(frame, 280)).toBeCloseTo((0.5 / 0.4) ** 0.6, 1);
});

test('a rug in bright light keeps its pattern where the photo shows light as the sensor saw it', () => {
  const frame = clothOf(() => 1.5);
  finish(easeWhites(frame, allRows(frame), { trim: 0.97, asSeen: 1, onRugs: new Float32Array(SIZE * SIZE).fill(1) }));
  expect(shown(frame, 51)).toBeLessThan(0.97);
  expect(shown(frame, 51) / shown(frame, 50)).toBeGreaterThan(1.12);
});
