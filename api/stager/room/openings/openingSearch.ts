/**
 * The likeliest openings of one kind on a straightened wall: candidates between edges, then non-maximum suppression.
 */
import type { Steps } from '../../steps.js';
import type { Opening } from '../../contract.js';
import { luminanceOfLightness } from '../../photo/colour.js';
import { COSTLY_FROM, FEATURES, FOOT_FROM } from './featureList.js';
import { type Describer, describer } from './openingFeatures.js';
import type { Rectangle } from './rectangles.js';
import type { Likelihood } from './stepModel.js';
import type { StraightWall } from './straightWall.js';
import type { WallLook } from './wallLook.js';

/** Kinds with models trained on synthetic rooms. */
const LEARNED = ['window', 'door', 'fireplace'] as const;
export type LearnedKind = (typeof LEARNED)[number];

type Range = readonly [least: number, most: number];

/** Size limits of a kind. Metres as read: if a ceiling is not 2.6 m high, everything is scaled by that error. */
interface Limits {
  readonly width: Range;
  readonly height: Range;
  readonly top: Range;
  /** whether it begins at the floor */
  readonly standing: boolean;
  /** least mean strength of its edges */
  readonly sides: number;
}

const LIMITS: Readonly<Record<LearnedKind, Limits>> = {
  window: { width: [0.25, Infinity], height: [0.35, Infinity], top: [0.9, Infinity], standing: false, sides: 0.34 },
  door: { width: [0.5, 2.3], height: [1.4, 2.65], top: [1.4, 2.65], standing: true, sides: 0.22 },
  fireplace: { width: [0.8, 2.3], height: [0.75, 1.7], top: [0.75, 1.7], standing: true, sides: 0.2 },
};
/** Least seen share of a rectangle. */
const SEEN_ENOUGH = 0.5;

const within = (value: number, [least, most]: Range): boolean => value >= least && value <= most;

/** Receives rectangles. A class instance, as its compiled code is shared by all walls; a closure's is not. */
export interface Visitor {
  visit(rectangle: Rectangle): void;
}

/** Visits every rectangle of the wall within the kind's limits. */
export function* visitCandidates(look: WallLook, kind: LearnedKind, visitor: Visitor): Steps<void> {
  const { wall, edges } = look;
  const { width, height, top: tops, standing, sides } = LIMITS[kind];
  const columns = kind === 'door' ? edges.posts : edges.columns;
  const bottoms = standing ? [wall.rows] : edges.rows;
  const spans = edges.rows
    .filter((row) => within(wall.level(row), tops))
    .flatMap((top) => bottoms.map((bottom) => ({ top, bottom })))
    .filter(({ top, bottom }) => bottom > top && within(wall.level(top) - wall.level(bottom), height));
  const strengths = columns.map((column) => spans.map(({ top, bottom }) => edges.upright(column, top, bottom)));
  for (let i = 0; i < columns.length; i++) {
    yield;
    visitFrom(i, { look, width, sides, columns, spans, strengths }, visitor);
  }
}

interface Edges {
  readonly look: WallLook;
  readonly width: Range;
  readonly sides: number;
  readonly columns: readonly number[];
  readonly spans: readonly Pick<Rectangle, 'top' | 'bottom'>[];
  /** strength of each column's edge over each span */
  readonly strengths: readonly (readonly number[])[];
}

/** Visits those with a given left edge. A function of its own, so that it is compiled once. */
function visitFrom(i: number, of: Edges, visitor: Visitor): void {
  const { look, width, sides, columns, spans, strengths } = of;
  const { wall, edges } = look;
  const left = columns[i];
  for (let j = i + 1; j < columns.length; j++) {
    const right = columns[j];
    if (right <= left || !within(wall.along(right) - wall.along(left), width)) continue;
    for (let k = 0; k < spans.length; k++) {
      const { top, bottom } = spans[k];
      const level = 4 * sides - strengths[i][k] - strengths[j][k];
      // level edges are at most 1 each: most rectangles are rejected by their vertical ones
      if (level > 2 || edges.level(top, left, right) + edges.level(bottom, left, right) < level) continue;
      if (look.seen.over(left, top, right, bottom) < SEEN_ENOUGH * (right - left) * (bottom - top)) continue;
      visitor.visit({ left, top, right, bottom });
    }
  }
}

export interface Candidate extends Rectangle {
  readonly likelihood: number;
  readonly worth: number;
}

export interface Search {
  readonly kind: LearnedKind;
  readonly likelihood: Likelihood;
  /** least probability */
  readonly least: number;
  /** probability from which it is accepted: its worth is counted from there */
  readonly believed: number;
  /** exponent of the area in the worth: parts must not win over the whole */
  readonly areaPower: number;
}

/** All rectangles of the wall that may be an opening of the kind. */
export function* candidatesOf(look: WallLook, search: Search): Steps<Candidate[]> {
  const likely = new LikelyOpenings(look, search);
  yield* visitCandidates(look, search.kind, likely);
  return likely.found;
}

class LikelyOpenings implements Visitor {
  readonly found: Candidate[] = [];
  private readonly describe: Describer;
  private readonly features = new Float64Array(FEATURES.length);

  constructor(
    look: WallLook,
    private readonly search: Search,
  ) {
    this.describe = describer(look);
  }

  visit(rectangle: Rectangle): void {
    const { describe, features } = this;
    const { likelihood, least, believed, areaPower } = this.search;
    describe.cheap(rectangle, features);
    if (!likelihood.mayReach(least, features, COSTLY_FROM)) return;
    describe.inside(rectangle, features);
    if (!likelihood.mayReach(least, features, FOOT_FROM)) return;
    describe.foot(rectangle, features);
    const likely = likelihood.of(features, least);
    if (likely < least) return;
    const from = likely < believed ? least : believed;
    const worth = (likely - from) * areaOf(rectangle) ** areaPower;
    this.found.push({ ...rectangle, likelihood: likely, worth });
  }
}

/** Largest overlap of two kept rectangles, as a share of the smaller. */
const OVERLAP = 0.2;
const MOST_PER_WALL = 6;

/** Non-maximum suppression: adds candidates to `kept`, best first, unless they overlap one that is kept. */
export function withoutOverlaps(candidates: readonly Candidate[], kept: readonly Candidate[]): Candidate[] {
  const all = [...kept];
  let left = candidates.filter((candidate) => !kept.some((other) => overlaps(candidate, other)));
  while (left.length && all.length < MOST_PER_WALL) {
    const best = left.reduce((a, b) => (b.worth > a.worth ? b : a));
    all.push(best);
    left = left.filter((candidate) => !overlaps(candidate, best));
  }
  return all;
}

export const areaOf = (r: Rectangle): number => (r.right - r.left) * (r.bottom - r.top);

export function overlapOf(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export const overlaps = (a: Rectangle, b: Rectangle): boolean =>
  overlapOf(a, b) > OVERLAP * Math.min(areaOf(a), areaOf(b));

/** The opening in metres. */
export function openingOf(
  wall: StraightWall,
  rectangle: Rectangle,
  { kind, certainty }: Pick<Opening, 'kind' | 'certainty'>,
): Opening {
  return {
    wall: wall.side,
    kind,
    from: wall.along(rectangle.left),
    to: wall.along(rectangle.right),
    bottom: wall.level(rectangle.bottom),
    top: wall.level(rectangle.top),
    certainty,
    glow: kind === 'window' ? glowOf(wall, rectangle) : 0,
  };
}

/** The cells of an opening, with fractions, also beyond the wall's ends. */
export function cellsOf(wall: StraightWall, { from, to, bottom, top }: Opening): Rectangle {
  const column = (along: number) =>
    ((along - wall.along(0)) * wall.columns) / (wall.along(wall.columns) - wall.along(0));
  const row = (level: number) => (1 - level / wall.level(0)) * wall.rows;
  return { left: column(from), right: column(to), top: row(top), bottom: row(bottom) };
}

/** Mean linear brightness. */
function glowOf({ columns, seen, lightness }: StraightWall, r: Rectangle): number {
  let sum = 0;
  let count = 0;
  for (let row = r.top; row < r.bottom; row++) {
    for (let column = r.left; column < r.right; column++) {
      const cell = row * columns + column;
      if (!seen[cell]) continue;
      sum += luminanceOfLightness(lightness[cell]);
      count++;
    }
  }
  return sum / Math.max(1, count);
}
