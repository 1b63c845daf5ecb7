import { expect, it } from 'vitest';
import type { Pixel } from '../../contract.js';
import { longestRuns, nearFloorOf, outlineOfMask, simplify } from './maskOutline.js';

function areaOf(polygon: readonly Pixel[]): number {
  const next = (i: number) => polygon[(i + 1) % polygon.length];
  return Math.abs(polygon.reduce((sum, [x, y], i) => sum + x * next(i)[1] - next(i)[0] * y, 0)) / 2;
}

/** Rows of '#' (floor) and '.' (background). */
function maskOf(...rows: string[]) {
  const data = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
  return { width: rows[0].length, height: rows.length, data };
}

it('takes the longest run of floor in each column', () => {
  const { top, bottom } = longestRuns(maskOf('#...', '..#.', '####', '#.#.', '###.', '.#..'));
  expect([...top]).toEqual([2, 4, 1, 2]);
  expect([...bottom]).toEqual([5, 6, 5, 3]);
});

it('follows a doorway that the box does not have', () => {
  const rows = Array.from({ length: 40 }, (_, y) =>
    Array.from({ length: 60 }, (_, x) => (y >= 20 || (y >= 12 && x >= 20 && x < 32) ? '#' : '.')).join(''),
  );
  const outline = outlineOfMask(maskOf(...rows), new Float32Array(60).fill(20), { width: 600, height: 400 });
  expect(areaOf(outline) / 100).toBeCloseTo(60 * 20 + 12 * 8, -1);
  expect(outline.length).toBeLessThan(14);
});

it('ends the near floor at what stands in its middle', () => {
  const rows = Array.from({ length: 40 }, (_, y) =>
    Array.from({ length: 60 }, (_, x) => (y >= 10 && !(y >= 15 && y < 24 && x >= 20 && x < 32) ? '#' : '.')).join(''),
  );
  const outline = nearFloorOf(maskOf(...rows), { width: 600, height: 400 });
  expect(areaOf(outline) / 100).toBeCloseTo(60 * 30 - 12 * 14, -1);
});

it('keeps the ends and the corners of a line, and no points in between', () => {
  const line = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10.1, 5],
    [10, 10],
  ] as const;
  expect(simplify(line, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
});
