import { expect, test } from 'vitest';
import { measureTrim } from './trim.js';

/** A picture of rows of one grey each. */
function greys(...values: readonly number[]) {
  const width = 130;
  const rows = values.flatMap((value) => Array<number>(20 * width * 3).fill(value));
  return { width, height: values.length * 20, data: Uint8Array.from(rows) };
}

test('the trim is the brightest that is neither window nor lamp', () => {
  // sRGB 226 is .76 linear; 255 is clipped
  expect(measureTrim(greys(120, 160, 226, 255))).toBeCloseTo(0.76, 2);
});

test('a dim photo does not dim cloth below white paint, a bright one does not burn it out', () => {
  expect(measureTrim(greys(40, 60, 80))).toBe(0.7);
  expect(measureTrim(greys(245, 246, 246))).toBe(0.86);
});
