import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft.js';

const now = Date.parse('2026-11-22T12:00:00.000Z');

test.each([
  [-1, 'a little longer than usual'],
  [4, 'a few seconds left'],
  [38, 'about 40 s left'],
  [61, 'about 70 s left'],
  [100, 'about 2 min left'],
  [600, 'about 10 min left'],
])('%i seconds before its estimate a job takes "%s"', (seconds, words) => {
  expect(timeLeft(new Date(now + seconds * 1000).toISOString(), now)).toBe(words);
});
