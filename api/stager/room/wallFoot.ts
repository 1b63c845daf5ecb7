/** The foot of a wall: where the skirting is broken, where the floor goes on, and where a handle may be. */
import type { EdgeLines, Rectangle } from './rectangles.js';
import type { StraightWall } from './straightWall.js';
import type { WallLook } from './wallLook.js';

/** Metres above the floor. */
const SKIRTING = [0.04, 0.2] as const;
const FOOT = [0.03, 0.13] as const;
const HANDLE = [0.75, 1.2] as const;
/** Metres of a handle from its post, and of wall that is looked at on either side. */
const FROM_POST = [0.04, 0.14] as const;
const ASIDE = 0.5;
const FEWEST_CELLS = 4;
/** Colour distance that is no difference. */
const SAME_COLOUR = 4;
/** Columns by which the inside is drawn in. */
const WITHIN = 2;

/** Fills four numbers in from `at`: skirtingBroken, footLikeFloor, footUnlikeBeside, handle. */
export type FootLook = (rectangle: Rectangle, casing: number, out: Float64Array, at: number) => void;

export function footLook(look: WallLook): FootLook {
  const { wall, edges } = look;
  const row = (level: number) =>
    Math.max(0, Math.min(wall.rows, Math.round(((wall.level(0) - level) / wall.level(0)) * wall.rows)));
  const columns = (metres: number) =>
    Math.max(1, Math.round((metres * wall.columns) / (wall.along(wall.columns) - wall.along(0))));
  const skirtingTop = row(SKIRTING[1]);
  const skirtingBottom = row(SKIRTING[0]);
  const strip = stripSums(wall, row(FOOT[1]), row(FOOT[0]));
  const floor = floorSums(wall);
  const spots = handleSpots(wall, row(HANDLE[1]), row(HANDLE[0]));
  const aside = columns(ASIDE);
  const handleFirst = columns(FROM_POST[0]);
  const handleLast = columns(FROM_POST[1]);
  return ({ left, right }, casing, out, at) => {
    const first = Math.max(0, left - aside);
    const last = Math.min(wall.columns, right + aside);
    const outside = Math.max(
      strongestLevel(edges.faint, skirtingTop, skirtingBottom, first, left - casing),
      strongestLevel(edges.faint, skirtingTop, skirtingBottom, right + casing, last),
    );
    const inside = strongestLevel(edges.faint, skirtingTop, skirtingBottom, left + WITHIN, right - WITHIN);
    const toFloor = distance(strip, left + 1, right - 1, floor, left, right);
    const before = distance(strip, left + 1, right - 1, strip, first, left - casing);
    const after = distance(strip, left + 1, right - 1, strip, right + casing, last);
    const toBeside = Number.isNaN(before)
      ? Number.isNaN(after)
        ? 0
        : after
      : Number.isNaN(after)
        ? before
        : Math.min(before, after);
    let handle = 0;
    for (let inset = handleFirst; inset <= handleLast; inset++) {
      handle = Math.max(handle, spots[Math.min(left + inset, right - 1)], spots[Math.max(left, right - 1 - inset)]);
    }
    out[at] = outside - inside;
    out[at + 1] = Number.isNaN(toFloor) ? 0 : toBeside / (toBeside + toFloor + SAME_COLOUR);
    out[at + 2] = toBeside;
    out[at + 3] = handle;
  };
}

/** Running sums of L*, a*, b* and of cells over the columns: four numbers per column. */
type ColumnSums = Float64Array;

function stripSums(wall: StraightWall, top: number, bottom: number): ColumnSums {
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

function floorSums({ columns, floor, floorSeen }: StraightWall): ColumnSums {
  const sums = new Float64Array(4 * (columns + 1));
  for (let column = 0; column < columns; column++) {
    for (let c = 0; c < 3; c++) sums[4 * column + 4 + c] = sums[4 * column + c] + floor[3 * column + c];
    sums[4 * column + 7] = sums[4 * column + 3] + floorSeen[column];
  }
  return sums;
}

/** Between the mean colours of two stretches; NaN where one of them shows nothing. */
function distance(a: ColumnSums, from: number, to: number, b: ColumnSums, start: number, end: number): number {
  if (to <= from || end <= start) return NaN;
  const cells = a[4 * to + 3] - a[4 * from + 3];
  const others = b[4 * end + 3] - b[4 * start + 3];
  if (cells <= 0 || others <= 0) return NaN;
  const l = (a[4 * to] - a[4 * from]) / cells - (b[4 * end] - b[4 * start]) / others;
  const p = (a[4 * to + 1] - a[4 * from + 1]) / cells - (b[4 * end + 1] - b[4 * start + 1]) / others;
  const q = (a[4 * to + 2] - a[4 * from + 2]) / cells - (b[4 * end + 2] - b[4 * start + 2]) / others;
  return Math.sqrt(0.64 * l * l + 1.69 * (p * p + q * q));
}

/** Per column how far its darkest or lightest spot at the height of a handle stands out from the column. */
function handleSpots(wall: StraightWall, top: number, bottom: number): Float64Array {
  const spots = new Float64Array(wall.columns);
  for (let column = 0; column < wall.columns; column++) {
    let [sum, count, low, high] = [0, 0, 100, 0];
    for (let row = top; row < bottom; row++) {
      const cell = row * wall.columns + column;
      if (!wall.seen[cell]) continue;
      sum += wall.lightness[cell];
      count++;
      low = Math.min(low, wall.lightness[cell]);
      high = Math.max(high, wall.lightness[cell]);
    }
    if (count > FEWEST_CELLS) spots[column] = Math.max(sum / count - low, 0.5 * (high - sum / count));
  }
  return spots;
}

/** Of the level lines of some rows. */
function strongestLevel(lines: EdgeLines, top: number, bottom: number, left: number, right: number): number {
  let best = 0;
  if (right <= left) return best;
  for (let row = Math.max(2, top); row <= bottom; row++) best = Math.max(best, lines.level(row, left, right));
  return best;
}
