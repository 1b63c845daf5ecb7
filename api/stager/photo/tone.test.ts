import { expect, test } from 'vitest';
import { easeBelow } from './tone.js';

const ease = (linear: number) => easeBelow(linear, 0.8, 0.6);

test('leaves light well below the brightest trim unchanged', () => {
  for (const linear of [0, 0.1, 0.3, 0.45]) expect(ease(linear)).toBe(linear);
});

test('keeps bright cloth below the trim, monotonically', () => {
  expect(ease(0.7)).toBeGreaterThan(ease(0.6));
  expect(ease(1)).toBeGreaterThan(ease(0.8));
  expect(ease(1)).toBeLessThan(0.8);
  expect(ease(40)).toBeLessThanOrEqual(0.8);
});
