import { expect, test } from 'vitest';
import { heatherAt } from './yarn.js';

const SIDE = 64;

/** Tones of a square of pixels with this footprint in metres. */
const pixels = (footprint: number): number[] =>
  Array.from({ length: SIDE * SIDE }, (_, k) => {
    const [u, v] = [(k % SIDE) * footprint + 0.37, Math.floor(k / SIDE) * footprint + 0.11];
    const { warp, weft } = heatherAt(u, v, footprint, 0.6);
    return warp + weft;
  });

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Means of blocks of 8 x 8 pixels. */
const blocks = (values: readonly number[]): number[] =>
  Array.from({ length: (SIDE / 8) ** 2 }, (_, block) => {
    const [column, row] = [(block % 8) * 8, Math.floor(block / 8) * 8];
    let sum = 0;
    for (let k = 0; k < 64; k++) sum += values[(row + (k >> 3)) * SIDE + column + (k & 7)];
    return sum / 64;
  });

test.each([0.001, 0.0025, 0.004, 0.008])('mottles pixels of %d m without blots', (footprint) => {
  const tones = pixels(footprint);
  expect(deviation(tones)).toBeGreaterThan(0.1);
  expect(deviation(tones)).toBeLessThan(0.4);
  // white noise would leave an eighth; value noise with cells of that size leaves more than a quarter
  expect(deviation(blocks(tones))).toBeLessThan(deviation(tones) * 0.14);
});
