/** Colours of a straightened wall per column, as prefix sums: any stretch is read in constant time. */
import type { StraightWall } from './straightWall.js';

/** Prefix sums of L*, a*, b* and of seen cells over the columns: four numbers per column, columns + 1 of them. */
export type ColumnSums = Float64Array;

/** Of the rows from `top` to `bottom`, exclusive. */
export function stripSums(wall: StraightWall, top: number, bottom: number): ColumnSums {
  const sums = new Float64Array(4 * (wall.columns + 1));
  const planes = [wall.lightness, wall.a, wall.b, wall.seen];
  for (let column = 0; column < wall.columns; column++) {
    for (let c = 0; c < 4; c++) sums[4 * column + 4 + c] = sums[4 * column + c];
    for (let row = top; row < bottom; row++) {
      for (let c = 0; c < 4; c++) sums[4 * column + 4 + c] += planes[c][row * wall.columns + column];
    }
  }
  return sums;
}

/** Of the floor before the wall. */
export function floorSums({ columns, floor, floorSeen }: StraightWall): ColumnSums {
  const sums = new Float64Array(4 * (columns + 1));
  for (let column = 0; column < columns; column++) {
    for (let c = 0; c < 3; c++) sums[4 * column + 4 + c] = sums[4 * column + c] + floor[3 * column + c];
    sums[4 * column + 7] = sums[4 * column + 3] + floorSeen[column];
  }
  return sums;
}

/** Distance of the mean colours of two stretches; NaN if one of them has no seen cell. */
export function distance(a: ColumnSums, from: number, to: number, b: ColumnSums, start: number, end: number): number {
  if (to <= from || end <= start) return NaN;
  const cells = a[4 * to + 3] - a[4 * from + 3];
  const others = b[4 * end + 3] - b[4 * start + 3];
  if (cells <= 0 || others <= 0) return NaN;
  const l = (a[4 * to] - a[4 * from]) / cells - (b[4 * end] - b[4 * start]) / others;
  const p = (a[4 * to + 1] - a[4 * from + 1]) / cells - (b[4 * end + 1] - b[4 * start + 1]) / others;
  const q = (a[4 * to + 2] - a[4 * from + 2]) / cells - (b[4 * end + 2] - b[4 * start + 2]) / others;
  return Math.sqrt(0.64 * l * l + 1.69 * (p * p + q * q));
}

/** Mean lightness of a stretch; NaN without seen cells. */
export function lightnessOf(sums: ColumnSums, from: number, to: number): number {
  const cells = to > from ? sums[4 * to + 3] - sums[4 * from + 3] : 0;
  return cells > 0 ? (sums[4 * to] - sums[4 * from]) / cells : NaN;
}

/** Median colour of all columns, per channel, as sums of one column; null without seen columns. */
export function medianColumn(sums: ColumnSums): ColumnSums | null {
  const seen: number[] = [];
  for (let at = 0; at + 4 < sums.length; at += 4) if (sums[at + 7] > sums[at + 3]) seen.push(at);
  if (!seen.length) return null;
  const middle = (c: number) =>
    Float64Array.from(seen, (at) => (sums[at + 4 + c] - sums[at + c]) / (sums[at + 7] - sums[at + 3])).sort()[
      seen.length >> 1
    ];
  return Float64Array.of(0, 0, 0, 0, middle(0), middle(1), middle(2), 1);
}

/** Prefix sums of one number per column. */
export function prefixSums(values: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let k = 0; k < values.length; k++) sums[k + 1] = sums[k] + values[k];
  return sums;
}

/** Mean of a stretch from prefix sums; 0 if it is empty. */
export const meanOf = (sums: Float64Array, from: number, to: number): number =>
  to > from ? (sums[to] - sums[from]) / (to - from) : 0;
