import { describe, expect, it } from 'vitest';
import { keptSizes, ownSizes } from './ownSizes.rules.js';

const size = (name: string, change: object = {}) => ({ name, longest: 900, mostBytes: null, chosen: true, ...change });
const pathOf = (sizes: readonly object[]) => ownSizes.safeParse(sizes).error?.issues.map(({ path }) => path.join('.'));

describe('own sizes', () => {
  it('are none in packs from before there were any', () => expect(ownSizes.parse(undefined)).toEqual([]));

  it.each([
    ['the smallest', size('a', { longest: 320, mostBytes: 100_000 })],
    ['the largest', size('x'.repeat(30), { longest: 8000, mostBytes: 50_000_000 })],
    ['a name that only begins as a usual one', size('Web large')],
  ])('can be %s', (_what, given) => expect(ownSizes.parse([given])).toEqual([given]));

  it.each([
    ['a blank name', { name: ' ' }, '0.name'],
    ['a name of 31 characters', { name: 'x'.repeat(31) }, '0.name'],
    ['a usual size’s name', { name: 'mLs ' }, '0.name'],
    ['a side of 319 pixels', { longest: 319 }, '0.longest'],
    ['a side of 8001 pixels', { longest: 8001 }, '0.longest'],
    ['half a pixel', { longest: 500.5 }, '0.longest'],
    ['99,999 bytes', { mostBytes: 99_999 }, '0.mostBytes'],
    ['50,000,001 bytes', { mostBytes: 50_000_001 }, '0.mostBytes'],
  ])('cannot have %s', (_what, change, path) => expect(pathOf([size('a', change)])).toEqual([path]));

  it('have different names, and there are at most six', () => {
    expect(pathOf([size('Portal'), size('pORTAL')])).toEqual(['']);
    expect(pathOf(Array.from('abcdefg', (name) => size(name)))).toEqual(['']);
    expect(pathOf(Array.from('abcdef', (name) => size(name)))).toBeUndefined();
  });
});

describe('a workspace keeps', () => {
  const kept = [size('A'), size('B'), size('C', { chosen: false })];

  it('sizes that an order does not name, not chosen', () => {
    const now = keptSizes(kept, { ownSizes: [], removedSizes: [] });
    expect(now).toEqual([size('A', { chosen: false }), size('B', { chosen: false }), size('C', { chosen: false })]);
  });

  it('what the order says of them in their places, new ones at the end, and no removed ones', () => {
    const given = [size('D'), size('b', { longest: 400 })];
    const now = keptSizes(kept, { ownSizes: given, removedSizes: ['c', 'b', 'unknown'] });
    expect(now).toEqual([size('A', { chosen: false }), size('b', { longest: 400 }), size('D')]);
  });
});
