/**
 * Objects on or in a wall: pictures, televisions, niches, shelves. A rectangle with four clear sides whose inside
 * differs from the bare wall around it.
 */
import type { Steps } from '../../steps.js';
import type { Opening } from '../../contract.js';
import {
  type Candidate,
  type Visitor,
  areaOf,
  cellsOf,
  openingOf,
  overlaps,
  visitCandidates,
  withoutOverlaps,
} from './openingSearch.js';
import type { Rectangle } from './rectangles.js';
import type { AreaSum } from './summedArea.js';
import type { WallLook } from './wallLook.js';

/** Ranges of size and of the height above the floor, metres. */
const WIDTH = [0.3, 3] as const;
const HEIGHT = [0.3, 2.2] as const;
const LOWEST = 0.3;
/** Least mean strength of its weakest side, 0..1. */
const CLEAR_SIDE = 0.5;
/** Width in metres of the margin that is left out around it, as its edge is blurred, and of the compared ring. */
const GAP = 0.12;
const RING = 0.3;
/** Least seen share of the ring: otherwise it may be a whole wall. */
const RING_SEEN = 0.75;
/** Largest gradient (grey levels per pixel) and variation of L* on bare wall. */
const BARE_TEXTURE = 1.8;
const BARE_SPREAD = 7;
/** Least difference from the wall: L*a*b*, and grey levels per pixel. */
const UNLIKE = 14;
const LIVELIER = 2.5;
/** Certainty of openings that it must not overlap. */
const KNOWN: Readonly<Record<Opening['kind'], number>> = { window: 0.3, door: 0.4, fireplace: 0.4, obstacle: Infinity };
/**
 * A less certain window is a screen or a picture if it is this much darker than the wall (L*) and at most these shares
 * of it are green or clipped: by day a window shows leaves or sky.
 */
const DOUBTED_WINDOW = 0.6;
const DARKER = 25;
const MOST_GREEN = 0.2;
const MOST_CLIPPED = 0.02;
const AREA_POWER = 0.5;

/** A clear frame, far darker than any wall by day. */
interface Hanging extends Candidate {
  readonly dark: boolean;
}

/**
 * @param found the openings of the same wall
 * @returns them, without windows that are pictures, and the objects
 */
export function* withHangings(look: WallLook, found: readonly Opening[]): Steps<Opening[]> {
  const { wall } = look;
  const known = found
    .filter(({ kind, certainty }) => certainty >= KNOWN[kind])
    .map((opening) => ({ opening, cells: cellsOf(wall, opening) }));
  const hangings = new Hangings(look, known);
  yield* visitCandidates(look, 'window', hangings);
  const kept = withoutOverlaps(hangings.found, []);
  const mistaken = new Set(
    known
      .filter(({ opening, cells }) => isDoubted(opening) && kept.some((hanging) => overlaps(hanging, cells)))
      .map(({ opening }) => opening),
  );
  return [
    ...found.filter((opening) => !mistaken.has(opening)),
    ...kept.map((hanging) => openingOf(wall, hanging, { kind: 'obstacle', certainty: hanging.likelihood })),
  ];
}

interface Known {
  readonly opening: Opening;
  readonly cells: Rectangle;
}

class Hangings implements Visitor {
  readonly found: Hanging[] = [];

  constructor(
    private readonly look: WallLook,
    private readonly known: readonly Known[],
  ) {}

  visit(rectangle: Rectangle): void {
    const { look, known } = this;
    if (!isOfSize(look, rectangle)) return;
    const side = weakestSide(look, rectangle);
    const darker = side < CLEAR_SIDE ? null : standsOut(look, rectangle);
    if (darker === null) return;
    const dark = darker > DARKER && !showsOutdoors(look, rectangle);
    if (known.some(({ opening, cells }) => overlaps(rectangle, cells) && !(dark && isDoubted(opening)))) return;
    this.found.push({ ...rectangle, dark, likelihood: side, worth: side * areaOf(rectangle) ** AREA_POWER });
  }
}

const isDoubted = ({ kind, certainty }: Opening): boolean => kind === 'window' && certainty < DOUBTED_WINDOW;

function showsOutdoors(look: WallLook, rectangle: Rectangle): boolean {
  const cells = within(look.seen, rectangle);
  return within(look.greener, rectangle) > MOST_GREEN * cells || within(look.clipped, rectangle) > MOST_CLIPPED * cells;
}

function isOfSize({ wall }: WallLook, { left, top, right, bottom }: Rectangle): boolean {
  const width = wall.along(right) - wall.along(left);
  const height = wall.level(top) - wall.level(bottom);
  const fits = width >= WIDTH[0] && width <= WIDTH[1] && height >= HEIGHT[0] && height <= HEIGHT[1];
  return fits && wall.level(bottom) >= LOWEST;
}

function weakestSide({ edges }: WallLook, { left, top, right, bottom }: Rectangle): number {
  const posts = Math.min(edges.upright(left, top, bottom), edges.upright(right, top, bottom));
  return Math.min(posts, edges.level(top, left, right), edges.level(bottom, left, right));
}

/**
 * How much darker a rectangle is than the bare wall on all its sides, L*; null if the wall is not bare or the rectangle
 * not darker.
 */
function standsOut(look: WallLook, rectangle: Rectangle): number | null {
  const inner = grown(look, rectangle, GAP);
  const outer = grown(look, rectangle, RING);
  const around = (sum: AreaSum) => within(sum, outer) - within(sum, inner);
  const cells = around(look.seen);
  if (cells < RING_SEEN * (areaOf(outer) - areaOf(inner)) || touchesEnd(look, inner)) return null;
  const lightness = around(look.lightness) / cells;
  const spread = Math.sqrt(Math.max(0, around(look.lightnessSquared) / cells - lightness ** 2));
  const texture = around(look.texture) / cells;
  if (texture > BARE_TEXTURE || spread > BARE_SPREAD) return null;
  const inside = Math.max(1, within(look.seen, rectangle));
  const darker = lightness - within(look.lightness, rectangle) / inside;
  const difference = Math.hypot(
    darker,
    within(look.a, rectangle) / inside - around(look.a) / cells,
    within(look.b, rectangle) / inside - around(look.b) / cells,
  );
  const lively = within(look.texture, rectangle) / inside > texture + LIVELIER;
  return difference > UNLIKE || lively ? darker : null;
}

const within = (sum: AreaSum, { left, top, right, bottom }: Rectangle): number => sum.over(left, top, right, bottom);

/** The rectangle with a margin of wall in metres, clipped at the wall's ends. */
function grown({ wall }: WallLook, r: Rectangle, metres: number): Rectangle {
  const columns = Math.round((metres * wall.columns) / (wall.along(wall.columns) - wall.along(0)));
  const rows = Math.round((metres * wall.rows) / wall.level(0));
  return {
    left: Math.max(0, r.left - columns),
    top: Math.max(0, r.top - rows),
    right: Math.min(wall.columns, r.right + columns),
    bottom: Math.min(wall.rows, r.bottom + rows),
  };
}

/** At a wall's end it may continue around the corner, or be the next wall's edge. */
const touchesEnd = ({ wall }: WallLook, { left, right }: Rectangle): boolean => left <= 0 || right >= wall.columns;
