/** Computes the features of a rectangle on a wall that separate windows, doors and fireplaces from other things. */
import { COSTLY_FROM, FOOT_FROM, placeOf } from './featureList.js';
import type { Rectangle } from './rectangles.js';
import type { StraightWall } from './straightWall.js';
import { FootLook } from './wallFoot.js';
import { GRIDS, type WallLook } from './wallLook.js';

/** Widths of the compared surroundings, metres. */
const RING = 0.1;
const BESIDE = 0.25;
const CASING = [0.05, 0.1] as const;
const BEYOND_POSTS = 0.3;
const STILE = [0.08, 0.2] as const;
/** Number of searched lines inside. */
const INNER_LINES = 8;
/** Range in which a rail is searched, as shares of the height. */
const RAIL = [0.3, 0.7] as const;
/** Value of a feature that lies outside the wall. */
const UNKNOWN = 0;

/** Lengths in cells of one wall. */
interface Reach {
  readonly ring: number;
  readonly ringRows: number;
  readonly beside: number;
  readonly besideRows: number;
  readonly casingFirst: number;
  readonly casing: number;
  readonly casingRows: number;
  readonly beyond: number;
  readonly stileFirst: number;
  readonly stileLast: number;
}

/**
 * Writes the features before COSTLY_FROM, then on demand those before FOOT_FROM, then the others. It runs for tens of
 * thousands of rectangles and allocates nothing; a class, so that compiled code is shared by all walls.
 */
export class Describer {
  private readonly reach: Reach;
  private readonly footLook: FootLook;
  private readonly inner = new Float64Array(GRIDS.length);

  constructor(private readonly look: WallLook) {
    this.reach = reachOf(look.wall);
    this.footLook = new FootLook(look);
  }

  cheap(rectangle: Rectangle, out: Float64Array): void {
    const { look, reach } = this;
    describeColours(look, reach, rectangle, this.inner, out);
    describeEdges(look, reach, rectangle, out);
    describePlace(look, rectangle, out);
  }

  inside(rectangle: Rectangle, out: Float64Array): void {
    describeInside(this.look, this.reach, rectangle, out);
  }

  foot(rectangle: Rectangle, out: Float64Array): void {
    this.footLook.describe(rectangle, this.reach.casing, out, FOOT_FROM);
  }
}

/** Memoised per wall: all kinds of openings use it. */
const known = new WeakMap<WallLook, Describer>();

export function describer(look: WallLook): Describer {
  const before = known.get(look);
  if (before) return before;
  const describe = new Describer(look);
  known.set(look, describe);
  return describe;
}

function reachOf(wall: StraightWall): Reach {
  const columns = (metres: number) =>
    Math.max(1, Math.round((metres * wall.columns) / (wall.along(wall.columns) - wall.along(0))));
  const rows = (metres: number) => Math.max(1, Math.round((metres * wall.rows) / wall.level(0)));
  return {
    ring: columns(RING),
    ringRows: rows(RING),
    beside: columns(BESIDE),
    besideRows: rows(BESIDE),
    casingFirst: columns(CASING[0]),
    casing: columns(CASING[1]),
    casingRows: rows(CASING[1]),
    beyond: rows(BEYOND_POSTS),
    stileFirst: columns(STILE[0]),
    stileLast: columns(STILE[1]),
  };
}

const COLOURS_AT = placeOf('seen');
const EDGES_AT = placeOf('weakerPost');
const PLACE_AT = placeOf('width');
const INSIDE_AT = COSTLY_FROM;

// clipped, greener, lively and texture follow OUTDOOR; its square follows LIGHTNESS, and b follows A
const [SEEN, OUTDOOR, LIGHTNESS, A] = (['seen', 'outdoor', 'lightness', 'a'] as const).map((name) =>
  GRIDS.indexOf(name),
);

/** Sums of all grids over a rectangle, in the order of GRIDS. */
function sumUp({ sums: { sums, perRow, perColumn } }: WallLook, r: Rectangle, out: Float64Array): void {
  let topLeft = r.top * perRow + r.left * perColumn;
  let topRight = r.top * perRow + r.right * perColumn;
  let bottomLeft = r.bottom * perRow + r.left * perColumn;
  let bottomRight = r.bottom * perRow + r.right * perColumn;
  for (let k = 0; k < perColumn; k++) {
    out[k] = sums[bottomRight++] - sums[topRight++] - sums[bottomLeft++] + sums[topLeft++];
  }
}

/** @param inner overwritten */
function describeColours(look: WallLook, reach: Reach, r: Rectangle, inner: Float64Array, out: Float64Array): void {
  const { wall, paint } = look;
  const { left, top, right, bottom } = r;
  const area = (right - left) * (bottom - top);
  sumUp(look, r, inner);
  const cells = Math.max(1, inner[SEEN]);
  const outdoor = inner[OUTDOOR];
  const lightness = inner[LIGHTNESS] / cells;
  const outerLeft = Math.max(0, left - reach.ring);
  const outerRight = Math.min(wall.columns, right + reach.ring);
  const outerTop = Math.max(0, top - reach.ringRows);
  const outerBottom = Math.min(wall.rows, bottom + reach.ringRows);
  const ring = look.seen.over(outerLeft, outerTop, outerRight, outerBottom) - cells;
  let k = COLOURS_AT;
  out[k++] = cells / area;
  out[k++] = outdoor / cells;
  out[k++] = ring > 4 ? (look.outdoor.over(outerLeft, outerTop, outerRight, outerBottom) - outdoor) / ring : 0.5;
  for (let grid = OUTDOOR + 1; grid < LIGHTNESS; grid++) out[k++] = inner[grid] / cells;
  out[k++] = lightness - paint.lightness;
  const before = meanLightness(look, left - reach.beside, top, left - reach.casing, bottom);
  const after = meanLightness(look, right + reach.casing, top, right + reach.beside, bottom);
  out[k++] = differenceTo(lightness, before, after);
  const above = meanLightness(look, left, top - reach.besideRows, right, top - reach.casingRows);
  out[k++] = differenceTo(lightness, above, above);
  const a = inner[A] / cells - paint.a;
  const b = inner[A + 1] / cells - paint.b;
  out[k++] = Math.sqrt(a * a + b * b);
  out[k++] = Math.sqrt(Math.max(0, inner[LIGHTNESS + 1] / cells - lightness * lightness));
}

/** Mean lightness of the seen cells of an area, clipped at the wall's ends; NaN without seen cells. */
function meanLightness(look: WallLook, left: number, top: number, right: number, bottom: number): number {
  const from = Math.max(0, left);
  const to = Math.min(look.wall.columns, right);
  const first = Math.max(0, top);
  if (to <= from || bottom <= first) return NaN;
  const cells = look.seen.over(from, first, to, bottom);
  return cells > 0 ? look.lightness.over(from, first, to, bottom) / cells : NaN;
}

/** Difference of a value to the mean of the known ones of two others. */
function differenceTo(value: number, a: number, b: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? UNKNOWN : value - b;
  return value - (Number.isNaN(b) ? a : (a + b) / 2);
}

function describeEdges(
  { edges, wall }: WallLook,
  { casingFirst, casing, beyond, beside }: Reach,
  r: Rectangle,
  out: Float64Array,
): void {
  const { left, top, right, bottom } = r;
  const { faint } = edges;
  const before = edges.upright(left, top, bottom);
  const after = edges.upright(right, top, bottom);
  const above = edges.level(top, left, right);
  const below = edges.level(bottom, left, right);
  let k = EDGES_AT;
  out[k++] = Math.min(before, after);
  out[k++] = Math.max(before, after);
  out[k++] = above;
  out[k++] = below;
  out[k++] = (before + after + above + below) / 4;
  const faintPosts = Math.min(faint.upright(left, top, bottom), faint.upright(right, top, bottom));
  const faintTop = faint.level(top, left, right);
  out[k++] = faintPosts;
  out[k++] = faintTop;
  // the outer edges of a casing
  out[k++] = Math.min(
    edges.strongestUpright(left - casing, left - casingFirst, top, bottom),
    edges.strongestUpright(right + casingFirst, right + casing, top, bottom),
  );
  // a rectangle's lines end at its corners
  const higher = Math.max(0, top - beyond);
  const three = Math.min(faintPosts, faintTop);
  const postsAbove = Math.max(faint.upright(left, higher, top - 1), faint.upright(right, higher, top - 1));
  const topBeyond = Math.max(
    faint.level(top, Math.max(0, left - beside), left - 1),
    faint.level(top, right + 1, Math.min(wall.columns, right + beside)),
  );
  out[k++] = Math.min(before, after, above, below);
  out[k++] = three;
  out[k++] = topBeyond;
  out[k++] = three - Math.max(postsAbove, topBeyond);
}

function describePlace({ wall }: WallLook, { left, top, right, bottom }: Rectangle, out: Float64Array): void {
  const area = (right - left) * (bottom - top);
  let k = PLACE_AT;
  out[k++] = wall.along(right) - wall.along(left);
  out[k++] = wall.level(top) - wall.level(bottom);
  out[k++] = wall.level(bottom);
  out[k++] = wall.level(top);
  out[k++] = wall.level(0) - wall.level(top);
  out[k++] = area / (wall.columns * wall.rows);
  out[k++] = (right - left) / wall.columns;
  // independent of the scale
  out[k++] = out[PLACE_AT] / out[PLACE_AT + 1];
}

function describeInside(look: WallLook, reach: Reach, r: Rectangle, out: Float64Array): void {
  const { left, top, right, bottom } = r;
  const { faint } = look.edges;
  const higher = Math.max(0, top - reach.beyond);
  const lower = Math.min(look.wall.rows, bottom + reach.beyond);
  let stiles = 0;
  for (let inset = reach.stileFirst; inset <= reach.stileLast && left + inset < right - inset; inset++) {
    const here = Math.min(faint.upright(left + inset, top, bottom), faint.upright(right - inset, top, bottom));
    if (here > stiles) stiles = here;
  }
  const height = bottom - top;
  const rails = faint.strongestLevel(
    Math.round(top + height * RAIL[0]),
    Math.round(top + height * RAIL[1]),
    left + 2,
    right - 2,
  );
  let uprights = 0;
  let levels = 0;
  for (let k = 1; k <= INNER_LINES; k++) {
    const t = k / (INNER_LINES + 1);
    uprights += faint.upright(Math.round(left + (right - left) * t), top, bottom);
    levels += faint.level(Math.round(top + (bottom - top) * t), left, right);
  }
  const half = (top + bottom) >> 1;
  const quarter = (right - left) >> 2;
  const eighth = quarter >> 1;
  const lowerHalf = meanLightness(look, left, half, right, bottom);
  const core = meanLightness(look, left + quarter, half, right - quarter, bottom);
  const flankBefore = meanLightness(look, left, half, left + eighth, bottom);
  const flankAfter = meanLightness(look, right - eighth, half, right, bottom);
  const upperHalf = meanLightness(look, left, top, right, half);
  let k = INSIDE_AT;
  out[k++] = stiles;
  out[k++] = rails;
  out[k++] = uprights / INNER_LINES;
  out[k++] = levels / INNER_LINES;
  out[k++] = Math.min(faint.upright(left, higher, top), faint.upright(right, higher, top));
  out[k++] = Math.min(faint.upright(left, bottom, lower), faint.upright(right, bottom, lower));
  out[k++] = Number.isNaN(lowerHalf) ? UNKNOWN : -differenceTo(lowerHalf, upperHalf, upperHalf);
  out[k++] = Number.isNaN(core) ? UNKNOWN : -differenceTo(core, flankBefore, flankAfter);
  const posts = Math.min(faint.upright(left, top, bottom), faint.upright(right, top, bottom));
  out[k++] = posts - uprights / INNER_LINES;
}
