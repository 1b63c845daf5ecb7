/** Features at the foot of a wall: breaks in the skirting, continuation of the floor, possible handles. */
import {
  type ColumnSums,
  distance,
  floorSums,
  lightnessOf,
  meanOf,
  medianColumn,
  prefixSums,
  stripSums,
} from './columnSums.js';
import type { EdgeLines, Rectangle } from './rectangles.js';
import type { StraightWall } from './straightWall.js';
import type { WallLook } from './wallLook.js';

/** Range of heights of skirting, metres. */
const SKIRTING = [0.04, 0.2] as const;
const FOOT = [0.03, 0.13] as const;
const WALL = [0.45, 0.95] as const;
const HANDLE = [0.75, 1.2] as const;
/** Range of the gap under a leaf, and of the leaf or skirting above it; metres. */
const GAP = [0, 0.04] as const;
const OVER_GAP = [0.07, 0.17] as const;
/** Distance of a handle from its jamb, and compared wall on either side; metres. */
const FROM_POST = [0.04, 0.14] as const;
const ASIDE = 0.5;
/** Least width of wall beside a rectangle on which skirting is visible, metres. */
const SHORTEST = 0.12;
/** Weight of the skirting on one side if the other is not visible. */
const ONE_SIDE = 0.7;
const FEWEST_CELLS = 4;
/** Colour distance that counts as none, and from which a column's foot differs from skirting. */
const SAME_COLOUR = 4;
const STRANGE = 6;
/** Share of the distance to skirting or wall within which a foot is the floor's. */
const LIKE_FLOOR = 0.5;
/** Inset of the inside, columns. */
const WITHIN = 2;

/** Columns of one wall. */
interface FootReach {
  readonly aside: number;
  readonly shortest: number;
  readonly handleFirst: number;
  readonly handleLast: number;
}

/** The foot of a wall. A class, so that compiled code is shared by all walls. */
export class FootLook {
  private readonly columns: number;
  private readonly faint: EdgeLines;
  private readonly reach: FootReach;
  private readonly foot: ColumnSums;
  private readonly gap: ColumnSums;
  private readonly overGap: ColumnSums;
  private readonly floor: ColumnSums;
  private readonly open: Float64Array;
  private readonly spots: Float64Array;
  private readonly spotSums: Float64Array;
  private readonly skirtingTop: number;
  private readonly skirtingBottom: number;

  constructor({ wall, edges }: WallLook) {
    const row = (level: number) =>
      Math.max(0, Math.min(wall.rows, Math.round(((wall.level(0) - level) / wall.level(0)) * wall.rows)));
    const stripOf = ([bottom, top]: readonly [number, number]) => stripSums(wall, row(top), row(bottom));
    this.columns = wall.columns;
    this.faint = edges.faint;
    this.reach = footReach(wall);
    this.foot = stripOf(FOOT);
    this.gap = stripOf(GAP);
    this.overGap = stripOf(OVER_GAP);
    this.floor = floorSums(wall);
    this.open = prefixSums(openColumns(this.foot, stripOf(WALL), this.floor));
    this.spots = handleSpots(wall, row(HANDLE[1]), row(HANDLE[0]));
    this.spotSums = prefixSums(this.spots);
    this.skirtingTop = Math.max(2, row(SKIRTING[1]));
    this.skirtingBottom = row(SKIRTING[0]);
  }

  /** Writes skirtingBroken and all features after it, from `at` on. */
  describe({ left, right }: Rectangle, casing: number, out: Float64Array, at: number): void {
    const { foot, floor, open, reach } = this;
    const first = Math.max(0, left - reach.aside);
    const last = Math.min(this.columns, right + reach.aside);
    const before = left - casing;
    const after = right + casing;
    const skirtingBefore = this.skirting(first, before);
    const skirtingAfter = this.skirting(after, last);
    const inside = this.skirting(left + WITHIN, right - WITHIN);
    const outside = Math.max(skirtingBefore, skirtingAfter);
    const hasBoth = before - first >= reach.shortest && last - after >= reach.shortest;
    const toFloor = distance(foot, left + 1, right - 1, floor, left, right);
    const toBeside = lesser(
      distance(foot, left + 1, right - 1, foot, first, before),
      distance(foot, left + 1, right - 1, foot, after, last),
    );
    const handle = this.handle(left, right);
    const third = Math.round((right - left) / 3);
    const darkerAside = lesser(this.darkerGap(first, before), this.darkerGap(after, last));
    let k = at;
    out[k++] = outside - inside;
    out[k++] = Number.isNaN(toFloor) ? 0 : known(toBeside) / (known(toBeside) + toFloor + SAME_COLOUR);
    out[k++] = known(toBeside);
    out[k++] = handle;
    out[k++] = handle - meanOf(this.spotSums, left + third, right - third);
    out[k++] = (hasBoth ? Math.min(skirtingBefore, skirtingAfter) : ONE_SIDE * outside) - inside;
    out[k++] = known(this.darkerGap(left + 1, right - 1) - darkerAside);
    out[k++] = meanOf(open, left + 1, right - 1);
    out[k++] = Math.max(meanOf(open, first, before), meanOf(open, after, last));
  }

  private skirting(from: number, to: number): number {
    return from < to ? this.faint.strongestLevel(this.skirtingTop, this.skirtingBottom, from, to) : 0;
  }

  private darkerGap(from: number, to: number): number {
    return lightnessOf(this.overGap, from, to) - lightnessOf(this.gap, from, to);
  }

  /** The strongest spot at a handle's place, beside either jamb. */
  private handle(left: number, right: number): number {
    const { spots, reach } = this;
    let clearest = 0;
    for (let inset = reach.handleFirst; inset <= reach.handleLast; inset++) {
      clearest = Math.max(clearest, spots[Math.min(left + inset, right - 1)], spots[Math.max(left, right - 1 - inset)]);
    }
    return clearest;
  }
}

function footReach(wall: StraightWall): FootReach {
  const columns = (metres: number) =>
    Math.max(1, Math.round((metres * wall.columns) / (wall.along(wall.columns) - wall.along(0))));
  return {
    aside: columns(ASIDE),
    shortest: columns(SHORTEST),
    handleFirst: columns(FROM_POST[0]),
    handleLast: columns(FROM_POST[1]),
  };
}

const known = (value: number): number => (Number.isNaN(value) ? 0 : value);

/** Minimum of the known values; NaN if none is. */
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

/** Contrast of the darkest or lightest spot in each column at the height of a handle. */
function handleSpots(wall: StraightWall, top: number, bottom: number): Float64Array {
  const spots = new Float64Array(wall.columns);
  for (let column = 0; column < wall.columns; column++) {
    let sum = 0;
    let count = 0;
    let low = 100;
    let high = 0;
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
