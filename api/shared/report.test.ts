import { expect, test } from 'vitest';
import { pieceLabel, rowsOf, sizeOfPiece, sumOf, untouchedShare } from './report.js';

test('rounds a share down, and gives none for a surface that is not in the photo', () => {
  expect(untouchedShare({ pixels: 1_000_000, untouched: 999_999 })).toBe('99.9%');
  expect(untouchedShare({ pixels: 1_000_000, untouched: 1_000_000 })).toBe('100%');
  expect(untouchedShare({ pixels: 0, untouched: 0 })).toBeNull();
});

test.each([
  [{ kind: 'sofa', width: 1.82, depth: 0.9, height: 0.8 }, '1.82 × 0.90 × 0.80 m', '6′ 0″ × 2′ 11″ × 2′ 7″'],
  [{ kind: 'rug', width: 2.4, depth: 1.7, height: 0.02 }, '2.40 × 1.70 m', '7′ 10″ × 5′ 7″'],
  [{ kind: 'art', width: 0.9, depth: 0.03, height: 0.62 }, '0.90 × 0.62 m', '2′ 11″ × 2′ 0″'],
  [{ kind: 'floor lamp', width: 0.4, depth: 0.4, height: 1.55 }, '1.55 m tall', '5′ 1″ tall'],
])('writes the size of %o as %s, or as %s', (piece, metric, imperial) => {
  expect(sizeOfPiece(piece, 'metric').text).toBe(metric);
  expect(sizeOfPiece(piece, 'imperial').text).toBe(imperial);
});

test('has a size in words to be read out', () => {
  const lamp = { kind: 'floor lamp', width: 0.4, depth: 0.4, height: 1.55 };
  expect(sizeOfPiece(lamp, 'imperial').spoken).toBe('5 feet 1 inch tall');
  expect(sizeOfPiece(lamp, 'metric').spoken).toBe('1.55 metres tall');
});

test('labels a piece by its kind', () => {
  expect(pieceLabel('coffee table')).toBe('Coffee table');
});

test('counts the pixels of all surfaces for their common share, not the surfaces', () => {
  const walls = { pixels: 900_000, untouched: 900_000 };
  const floor = { pixels: 100_000, untouched: 50_000 };
  expect(untouchedShare(sumOf([walls, floor]))).toBe('95.0%');
  expect(untouchedShare(sumOf([]))).toBeNull();
});

const metricRowsOf = (pieces: Parameters<typeof rowsOf>[0]) =>
  rowsOf(pieces, 'metric').map((row) => ({ ...row, size: row.size.text }));

test('makes one row of pieces of one name and size; another size has its own', () => {
  const chair = { kind: 'dining chair', label: 'dining chair', width: 0.5, depth: 0.55, height: 0.85 };
  const table = { kind: 'dining table', label: 'dining table for 8', width: 2.2, depth: 1, height: 0.75 };
  expect(metricRowsOf([chair, table, chair, { ...chair, width: 0.6 }])).toEqual([
    { label: 'Dining chair × 2', size: '0.50 × 0.55 × 0.85 m', places: [0, 2] },
    { label: 'Dining table for 8', size: '2.20 × 1.00 × 0.75 m', places: [1] },
    { label: 'Dining chair', size: '0.60 × 0.55 × 0.85 m', places: [3] },
  ]);
});

test('compares pieces by what is shown of them: label and size', () => {
  const books = { kind: 'books', label: 'stack of books', width: 0.282, depth: 0.204, height: 0.118 };
  const vase = { kind: 'vase', label: 'vase', width: 0.14, depth: 0.14, height: 0.3 };
  const pieces = [books, { ...books, label: 'Stack of books', width: 0.2795 }, vase, { ...vase, width: 0.18 }];
  expect(metricRowsOf(pieces)).toEqual([
    { label: 'Stack of books × 2', size: '0.28 × 0.20 × 0.12 m', places: [0, 1] },
    { label: 'Vase × 2', size: '0.30 m tall', places: [2, 3] },
  ]);
});
