import { expect, test } from 'vitest';
import type { Raster } from '../contract.js';
import type { Layer } from '../render/layer.js';
import { finish } from '../steps.js';
import { blurToMatch, crispenLayer, crispnessToMatch, measureBlur, softenLayer } from './sharpness.js';

const SIDE = 160;

/** Slanted bars with edges blurred by a Gaussian. */
function bars(sigma: number): Raster {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let k = 0; k < SIDE * SIDE; k++) {
    const distance = ((k % SIDE) + 0.13 * Math.floor(k / SIDE)) % 40;
    // the logistic function approximates the Gaussian's integral
    const rise = (from: number) => 1 / (1 + Math.exp((-1.702 * (distance - from)) / sigma));
    data.fill(Math.round(60 + 130 * (rise(10) - rise(30))), k * 3, k * 3 + 3);
  }
  return { width: SIDE, height: SIDE, data };
}

test.each([0.7, 1, 1.4])('measures the blur of edges under a Gaussian of %d pixels', (sigma) => {
  expect(finish(measureBlur(bars(sigma)))).toBeGreaterThan(sigma * 0.85);
  expect(finish(measureBlur(bars(sigma)))).toBeLessThan(sigma * 1.2);
});

test('leaves furniture crisp for crisp photos, blurs it for blurred ones, and does nothing for even ones', () => {
  expect(blurToMatch(finish(measureBlur(bars(0.2))))).toBe(0);
  expect(blurToMatch(finish(measureBlur(bars(1.2))))).toBeGreaterThan(0.6);
  expect(crispnessToMatch(finish(measureBlur(bars(0.2))))).toBeGreaterThan(
    crispnessToMatch(finish(measureBlur(bars(0.55)))),
  );
  expect(crispnessToMatch(finish(measureBlur(bars(1.2))))).toBe(0);
  expect(
    finish(measureBlur({ width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 3).fill(130) })),
  ).toBeNull();
});

test('spreads the outline by blurring and keeps the colour up to its end', () => {
  const planeOf = (value: number, channels: number) => new Float32Array(SIDE * SIDE * channels).fill(value);
  const coverage = planeOf(0, 1);
  for (let k = 0; k < coverage.length; k++) if (k % SIDE < 80) coverage[k] = 1;
  const colour = planeOf(0, 3).map((_, k) => (coverage[Math.floor(k / 3)] ? [0.4, 0.2, 0.1][k % 3] : 0));
  const layer: Layer = { width: SIDE, height: SIDE, coverage, colour, ratio: planeOf(1, 3) };
  const soft = finish(softenLayer(layer, 1));
  const row = 50 * SIDE;
  const across = [77, 78, 79, 80, 81, 82].map((x) => soft.coverage[row + x]);
  expect(across).toEqual(across.toSorted((a, b) => b - a));
  expect(across[2]).toBeCloseTo(1 - across[3], 4);
  expect(across[3]).toBeGreaterThan(0.2);
  for (let x = 77; x <= 81; x++) expect(soft.colour[(row + x) * 3]).toBeCloseTo(0.4, 4);
  expect(soft.coverage[row + 100]).toBe(0);
  expect(finish(softenLayer(layer, 0))).toBe(layer);
});

test('raises the contrast of fine detail by sharpening, bounded, and keeps the outline', () => {
  const coverage = new Float32Array(SIDE * SIDE).map((_, k) => (k % SIDE < 80 ? 1 : 0));
  const colour = new Float32Array(SIDE * SIDE * 3).map((_, at) => {
    const x = Math.floor(at / 3) % SIDE;
    return x >= 80 ? 0 : x < 40 ? 0.4 : x % 2 ? 0.35 : 0.45;
  });
  const zero = new Float32Array(SIDE * SIDE * 3);
  const layer: Layer = { width: SIDE, height: SIDE, coverage, colour, ratio: zero };
  const crisp = finish(crispenLayer(layer, 0.5));
  const at = (x: number) => crisp.colour[(50 * SIDE + x) * 3];
  expect(crisp.coverage).toBe(coverage);
  expect(at(20)).toBeCloseTo(0.4, 5); // even
  expect(at(60) - at(61)).toBeGreaterThan(0.12);
  expect(at(60)).toBeLessThan(0.45 * 1.31);
  expect(at(79)).toBeGreaterThan(0.35 / 1.31); // no rim at its end
  expect(at(90)).toBe(0);
});
