import { expect, test } from 'vitest';
import { filterOf, searchOf, variablesOf } from './figuresFilter.js';

const read = (search: string) => filterOf(new URLSearchParams(search));

test.each([
  ['', '2025-03-01', '2026-02-01'],
  ['period=this-month', '2026-02-01', '2026-02-01'],
  ['period=3-months', '2025-12-01', '2026-02-01'],
  ['period=12-months', '2025-03-01', '2026-02-01'],
  ['period=this-year', '2026-01-01', '2026-02-01'],
  ['period=last-year', '2025-01-01', '2025-12-01'],
  ['period=constructor', '2025-03-01', '2026-02-01'],
])('"%s" in the address is from %s to %s', (search, from, to) => {
  expect(variablesOf(read(search), new Date('2026-02-28T23:30:00Z'))).toEqual({ from, to, tag: null });
});

test('months are those of UTC', () => {
  expect(variablesOf(read('period=this-month'), new Date('2026-03-01T00:30:00+02:00')).to).toBe('2026-02-01');
});

test('the address holds what differs from the first view, and gives it back', () => {
  expect(searchOf(read('period=12-months&tag=+'))).toEqual({});
  const filter = read('period=last-year&tag=North+office');
  expect(searchOf(filter)).toEqual({ period: 'last-year', tag: 'North office' });
  expect(variablesOf(filter).tag).toBe('North office');
});
