import { expect, it } from 'vitest';
import { timeAgo } from './relativeTime.js';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [-5 * MINUTE, 'just now'],
  [0, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, '1 minute ago'],
  [2 * MINUTE - 1, '1 minute ago'],
  [2 * MINUTE, '2 minutes ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [2 * HOUR - 1, '1 hour ago'],
  [2 * HOUR, '2 hours ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [2 * DAY, '2 days ago'],
  [7 * DAY - 1, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [14 * DAY - 1, '1 week ago'],
  [14 * DAY, '2 weeks ago'],
  [31 * DAY - 1, '4 weeks ago'],
  [31 * DAY, '1 month ago'],
  [61 * DAY, '2 months ago'],
  [365 * DAY - 1, '11 months ago'],
  [365 * DAY, '1 year ago'],
  [2 * 365 * DAY - 1, '1 year ago'],
  [2 * 365 * DAY, '2 years ago'],
])('%i ms before now is %s', (passed, words) => {
  expect(timeAgo(new Date(NOW.getTime() - passed), NOW)).toBe(words);
});
