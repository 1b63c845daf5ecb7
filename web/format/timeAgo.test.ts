import { expect, test } from 'vitest';
import { timeAgo } from './timeAgo.js';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-5 * MINUTE, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, '1 minute ago'],
  [2 * MINUTE - 1, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [2 * DAY, '2 days ago'],
  [7 * DAY, '1 week ago'],
  [31 * DAY - 1, '4 weeks ago'],
  [31 * DAY, '1 month ago'],
  [365 * DAY - 1, '11 months ago'],
  [2 * 365 * DAY, '2 years ago'],
])('%i ms before now is %s, as the API says it', (passed, words) => {
  expect(timeAgo(new Date(NOW - passed).toISOString(), NOW)).toBe(words);
});
