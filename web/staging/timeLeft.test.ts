import { expect, test } from 'vitest';
import { timeLeft, waitOf } from './timeLeft.js';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

test.each([
  [-1, 'a little longer than usual'],
  [4, 'a few seconds left'],
  [38, 'about 40 seconds left'],
  [61, 'about 70 seconds left'],
  [100, 'about 2 minutes left'],
  [600, 'about 10 minutes left'],
  [19 * 60, 'about 19 minutes left'],
  [52 * 60, 'about 50 minutes left'],
  [89 * 60, 'about 90 minutes left'],
  [90 * 60, 'about 2 hours left'],
])('says %i seconds before the estimate "%s"', (seconds, words) => {
  expect(timeLeft(new Date(NOW + seconds * 1000).toISOString(), NOW)).toBe(words);
});

const IN_SIX_MINUTES = new Date(NOW + 360_000).toISOString();

test.each([
  [{ photosAhead: 4, estimatedCompletion: IN_SIX_MINUTES }, '4 photos before yours · about 6 minutes left'],
  [{ photosAhead: 1, estimatedCompletion: IN_SIX_MINUTES }, '1 photo before yours · about 6 minutes left'],
  [{ photosAhead: 0, estimatedCompletion: null }, 'Yours is next'],
  [{ photosAhead: null, estimatedCompletion: IN_SIX_MINUTES }, 'about 6 minutes left'],
  [
    { photosAhead: null, estimatedCompletion: IN_SIX_MINUTES, takesLonger: true },
    'taking longer than usual · about 6 minutes left',
  ],
  [
    { photosAhead: null, estimatedCompletion: new Date(NOW).toISOString(), takesLonger: true },
    'a little longer than usual',
  ],
  [{ photosAhead: null, estimatedCompletion: null }, null],
])('says of %j: %j', (job, words) => {
  expect(waitOf({ takesLonger: false, ...job }, NOW)).toBe(words);
});
