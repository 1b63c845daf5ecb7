import { expect, test } from 'vitest';
import { outlinesOf } from './outlines.js';

const SIZE = { width: 40, height: 20 };

/** A mask with a filled square of each piece, by its left edge. */
function maskOf(...squares: readonly number[]) {
  const values = new Uint8Array(SIZE.width * SIZE.height);
  squares.forEach((left, piece) => {
    for (let y = 5; y < 15; y++) values.fill(piece + 1, y * SIZE.width + left, y * SIZE.width + left + 10);
  });
  return { ...SIZE, values };
}

/** The middle row: `-` transparent, `L` light, `D` dark. */
function rowOf(...sides: Parameters<typeof outlinesOf>[0]) {
  const outlines = outlinesOf(sides);
  if (!outlines) return null;
  expect([outlines.width, outlines.height]).toEqual([SIZE.width, SIZE.height]);
  const pixel = (x: number) => outlines.pixels.subarray((10 * SIZE.width + x) * 4);
  return Array.from({ length: SIZE.width }, (_, x) => {
    const [red, , , alpha] = pixel(x);
    return alpha === 0 ? '-' : red === 255 ? 'L' : 'D';
  }).join('');
}

test('draws one line around the marked pieces of both pictures, and none within them', () => {
  const row = '---DL----------LD-----------------------';
  expect(rowOf({ mask: maskOf(5, 25), pieces: [0] })).toBe(row);
  expect(rowOf({ mask: maskOf(5), pieces: [0] }, { mask: maskOf(10), pieces: [0] })).toBe(
    '---DL---------------LD------------------',
  );
});

test('draws nothing where no piece is marked', () => {
  expect(rowOf()).toBeNull();
  expect(rowOf({ mask: maskOf(5), pieces: [] }, { mask: maskOf(5), pieces: [3] })).toBeNull();
});
