import { expect, test } from 'vitest';
import { measureTrim } from './trim.js';

/** A picture of rows with one grey each. */
function greys(...values: readonly number[]) {
  const width = 130;
  const rows = values.flatMap((value) => Array<number>(20 * width * 3).fill(value));
  return { width, height: values.length * 20, data: Uint8Array.from(rows) };
}

test('takes the brightest surface that is neither window nor lamp for the trim', () => {
  // sRGB 226 is 0.76 linear; 255 is clipped
  expect(measureTrim(greys(120, 160, 226, 255))).toBeCloseTo(0.76, 2);
});

test('bounds the trim for dim and for bright photos', () => {
  expect(measureTrim(greys(40, 60, 80))).toBe(0.7);
  expect(measureTrim(greys(245, 246, 246))).toBe(0.86);
});
