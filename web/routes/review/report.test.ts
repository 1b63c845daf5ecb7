import { expect, test } from 'vitest';
import { pieceLabel, sizeOf, untouchedShare } from './report.js';

test('a share is rounded down, and a surface that is not in the photo has none', () => {
  expect(untouchedShare({ pixels: 1_000_000, untouched: 999_999 })).toBe('99.9 %');
  expect(untouchedShare({ pixels: 1_000_000, untouched: 1_000_000 })).toBe('100 %');
  expect(untouchedShare({ pixels: 0, untouched: 0 })).toBeNull();
});

test.each([
  [{ kind: 'sofa', width: 1.82, depth: 0.9, height: 0.8 }, '1.82 × 0.90 × 0.80 m'],
  [{ kind: 'rug', width: 2.4, depth: 1.7, height: 0.02 }, '2.40 × 1.70 m'],
  [{ kind: 'art', width: 0.9, depth: 0.03, height: 0.62 }, '0.90 × 0.62 m'],
  [{ kind: 'floor lamp', width: 0.4, depth: 0.4, height: 1.55 }, '1.55 m tall'],
])('%o measures %s', (piece, words) => {
  expect(sizeOf(piece)).toBe(words);
});

test('a piece is called by its kind', () => {
  expect(pieceLabel('coffee table')).toBe('Coffee table');
});
