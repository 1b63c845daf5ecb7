/** The foot of a wall: where the skirting is broken, where the floor goes on, and where a handle may be. */
import {
  type ColumnSums,
  distance,
  floorSums,
  lightnessOf,
  meanOf,
  medianColumn,
  runningSums,
  stripSums,
} from './columnSums.js';
import type { Rectangle } from './rectangles.js';
import type { StraightWall } from './straightWall.js';
import type { WallLook } from './wallLook.js';

/** Metres above the floor. */
const SKIRTING = [0.04, 0.2] as const;
const FOOT = [0.03, 0.13] as const;
const WALL = [0.45, 0.95] as const;
const HANDLE = [0.75, 1.2] as const;
/** Where the gap under a leaf shows, and the leaf or skirting above it. */
const GAP = [0, 0.04] as const;
const OVER_GAP = [0.07, 0.17] as const;
/** Metres of a handle from its post, and of wall that is looked at on either side. */
const FROM_POST = [0.04, 0.14] as const;
const ASIDE = 0.5;
/** Metres of wall beside a rectangle that are enough to see a skirting on. */
const SHORTEST = 0.12;
/** How much a skirting on one side says where the other side cannot be seen. */
const ONE_SIDE = 0.7;
const FEWEST_CELLS = 4;
/** Colour distance that is no difference, and from which a column's foot differs from skirting. */
const SAME_COLOUR = 4;
const STRANGE = 6;
/** A foot is the floor's where that is so much nearer than skirting or wall. */
const LIKE_FLOOR = 0.5;
/** Columns by which the inside is drawn in. */
const WITHIN = 2;

/** Fills skirtingBroken and all features after it in, from `at`. */
export type FootLook = (rectangle: Rectangle, casing: number, out: Float64Array, at: number) => void;

export function footLook(look: WallLook): FootLook {
  const { wall, edges } = look;
  const row = (level: number) =>
    Math.max(0, Math.min(wall.rows, Math.round(((wall.level(0) - level) / wall.level(0)) * wall.rows)));
  const columns = (metres: number) =>
    Math.max(1, Math.round((metres * wall.columns) / (wall.along(wall.columns) - wall.along(0))));
  const stripOf = ([bottom, top]: readonly [number, number]) => stripSums(wall, row(top), row(bottom));
  const [foot, gap, overGap] = [stripOf(FOOT), stripOf(GAP), stripOf(OVER_GAP)];
  const floor = floorSums(wall);
  const open = runningSums(openColumns(foot, stripOf(WALL), floor));
  const spots = handleSpots(wall, row(HANDLE[1]), row(HANDLE[0]));
  const spotSums = runningSums(spots);
  const [skirtingTop, skirtingBottom] = [row(SKIRTING[1]), row(SKIRTING[0])];
  const skirting = (from: number, to: number) =>
    from < to ? edges.faint.strongestLevel(Math.max(2, skirtingTop), skirtingBottom, from, to) : 0;
  const darkerGap = (from: number, to: number) => lightnessOf(overGap, from, to) - lightnessOf(gap, from, to);
  const aside = columns(ASIDE);
  const shortest = columns(SHORTEST);
  const [handleFirst, handleLast] = [columns(FROM_POST[0]), columns(FROM_POST[1])];
  return ({ left, right }, casing, out, at) => {
    const first = Math.max(0, left - aside);
    const last = Math.min(wall.columns, right + aside);
    const before = left - casing;
    const after = right + casing;
    const skirtingBefore = skirting(first, before);
    const skirtingAfter = skirting(after, last);
    const inside = skirting(left + WITHIN, right - WITHIN);
    const outside = Math.max(skirtingBefore, skirtingAfter);
    const hasBoth = before - first >= shortest && last - after >= shortest;
    const toFloor = distance(foot, left + 1, right - 1, floor, left, right);
    const toBeside = lesser(
      distance(foot, left + 1, right - 1, foot, first, before),
      distance(foot, left + 1, right - 1, foot, after, last),
    );
    let handle = 0;
    for (let inset = handleFirst; inset <= handleLast; inset++) {
      handle = Math.max(handle, spots[Math.min(left + inset, right - 1)], spots[Math.max(left, right - 1 - inset)]);
    }
    const third = Math.round((right - left) / 3);
    const darker = darkerGap(left + 1, right - 1) - lesser(darkerGap(first, before), darkerGap(after, last));
    let k = at;
    out[k++] = outside - inside;
    out[k++] = Number.isNaN(toFloor) ? 0 : known(toBeside) / (known(toBeside) + toFloor + SAME_COLOUR);
    out[k++] = known(toBeside);
    out[k++] = handle;
    out[k++] = handle - meanOf(spotSums, left + third, right - third);
    out[k++] = (hasBoth ? Math.min(skirtingBefore, skirtingAfter) : ONE_SIDE * outside) - inside;
    out[k++] = known(darker);
    out[k++] = meanOf(open, left + 1, right - 1);
    out[k++] = Math.max(meanOf(open, first, before), meanOf(open, after, last));
  };
}

const known = (value: number): number => (Number.isNaN(value) ? 0 : value);

/** Of those that are known; NaN where none is. */
function lesser(a: number, b: number): number {
  if (Number.isNaN(a)) return b;
  return Number.isNaN(b) ? a : Math.min(a, b);
}

/** 1 for each column whose foot looks like the floor before it, and not like the wall's skirting or the wall. */
function openColumns(foot: ColumnSums, wall: ColumnSums, floor: ColumnSums): Uint8Array {
  const open = new Uint8Array(foot.length / 4 - 1);
  const [skirting, plain] = [medianColumn(foot), medianColumn(wall)];
  if (!skirting || !plain) return open;
  for (let column = 0; column < open.length; column++) {
    const strange = distance(foot, column, column + 1, skirting, 0, 1);
    const toWall = distance(foot, column, column + 1, plain, 0, 1);
    const toFloor = distance(foot, column, column + 1, floor, column, column + 1);
    open[column] = strange > STRANGE && toFloor < LIKE_FLOOR * Math.max(strange, toWall) ? 1 : 0;
  }
  return open;
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
