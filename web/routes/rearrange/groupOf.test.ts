import { expect, test } from 'vitest';
import { groupOf } from './groupOf.js';
import { PLAN, pieceOf } from './testing/furnished.js';

test('with a rug goes what stands on it, and with that the rug', () => {
  expect(groupOf(PLAN, 'rug-1').toSorted()).toEqual(['coffee-table-1', 'sofa-1']);
  expect(groupOf(PLAN, 'coffee-table-1').toSorted()).toEqual(['rug-1', 'sofa-1']);
});

test('with a table go its chairs, and with a piece by itself nothing', () => {
  const pieces = [
    pieceOf('dining-table-1', 'dining table', { width: 1.6 }),
    pieceOf('dining-chair-1', 'dining chair', { x: 0.5, z: -2.4 }),
    pieceOf('dining-chair-2', 'dining chair', { x: 4, z: -2.4 }),
  ];
  expect(groupOf({ ...PLAN, pieces }, 'dining-table-1')).toEqual(['dining-chair-1']);
  expect(groupOf({ ...PLAN, pieces }, 'dining-chair-2')).toEqual([]);
});
