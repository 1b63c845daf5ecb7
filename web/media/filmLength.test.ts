import { expect, test } from 'vitest';
import { filmLength } from './filmLength.js';

test.each([
  [0.4, '0:00'],
  [42.6, '0:43'],
  [59.6, '1:00'],
  [83.4, '1:23'],
  [3_725, '1:02:05'],
])('shows %d seconds as %s', (seconds, words) => {
  expect(filmLength(seconds)).toBe(words);
});
