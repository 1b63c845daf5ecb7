import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { episodes } from './episodes.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells the first of a series from its repetitions, until there is none for the quiet time', () => {
  const begins = episodes(1000);
  const after = (ms: number, event = 'long') => {
    vi.advanceTimersByTime(ms);
    return begins(event);
  };
  expect([after(0), after(900), after(900), after(900)]).toEqual([true, false, false, false]);
  expect(after(1, 'other')).toBe(true);
  expect([after(1100), after(500)]).toEqual([true, false]);
});
