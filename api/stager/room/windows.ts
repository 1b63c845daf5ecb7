/**
 * Windows: rectangles of a straightened wall, scored by how much their inside looks like the world outside, compared with
 * the ring around them, and by the edges under their four sides.
 */
import type { Opening, Side } from '../contract.js';
import { luminanceOfLightness } from '../photo/colour.js';
import { type Rectangle, type Sides, findEdges } from './rectangles.js';
import type { StraightWall } from './straightWall.js';
import { type AreaSum, summedArea } from './summedArea.js';

/** Below this score a rectangle is nothing; from WINDOW on it is a window, between them something that stands out. */
const SOMETHING = 0.85;
const WINDOW = 1.05;
/** The score that leaves no doubt. */
const CERTAIN = 1.45;
const MOST_PER_WALL = 6;
/** Cells around a rectangle with which it is compared. */
const RING = 4;
/** Metres */
const NARROWEST = 0.25;
const LOWEST = 0.35;
/** of the wall */
const LARGEST = 0.6;
const SEEN_ENOUGH = 0.55;
const OUTDOOR_ENOUGH = 0.42;
/** Share of the smaller of two rectangles beyond which only the better is kept. */
const OVERLAP = 0.2;
/** Gradient under which a cell counts as bare wall. */
const BARE = 1.8;

interface Candidate extends Rectangle {
  readonly score: number;
}

/** Windows, and rectangles that stand out without being surely windows (obstacles). */
export function findWindows(wall: StraightWall, side: Side): Opening[] {
  return withoutOverlaps(candidates(wall)).map((found) => ({
    wall: side,
    kind: found.score < WINDOW ? 'obstacle' : 'window',
    from: wall.along(found.left),
    to: wall.along(found.right),
    bottom: wall.level(found.bottom),
    top: wall.level(found.top),
    certainty: Math.min(1, Math.max(0, (found.score - SOMETHING) / (CERTAIN - SOMETHING))),
    glow: glowOf(wall, found),
  }));
}

function candidates(wall: StraightWall): Candidate[] {
  const { columns, rows } = wall;
  const edges = findEdges(wall);
  const outdoor = summedArea(outdoorLook(wall), columns);
  const seen = summedArea(wall.seen, columns);
  const found: Candidate[] = [];
  for (const left of edges.columns) {
    for (const right of edges.columns) {
      if (wall.along(right) - wall.along(left) < NARROWEST) continue;
      for (const top of edges.rows) {
        for (const bottom of edges.rows) {
          if (wall.level(top) - wall.level(bottom) < LOWEST) continue;
          const rectangle = { left, top, right, bottom };
          const look = lookOf(rectangle, { wall, outdoor, seen });
          if (!look) continue;
          const share = ((right - left) * (bottom - top)) / (columns * rows);
          found.push({ ...rectangle, score: scoreOf(look, edges.sidesOf(rectangle), share) });
        }
      }
    }
  }
  return found.filter(({ score }) => score >= SOMETHING).sort((a, b) => b.score - a.score);
}

interface Look {
  readonly inside: number;
  readonly around: number;
}

function lookOf(r: Rectangle, grids: { wall: StraightWall; outdoor: AreaSum; seen: AreaSum }): Look | null {
  const { columns, rows } = grids.wall;
  const area = (r.right - r.left) * (r.bottom - r.top);
  if (area > LARGEST * columns * rows) return null;
  const cells = grids.seen(r.left, r.top, r.right, r.bottom);
  if (cells < SEEN_ENOUGH * area) return null;
  const sum = grids.outdoor(r.left, r.top, r.right, r.bottom);
  const inside = sum / cells;
  if (inside < OUTDOOR_ENOUGH) return null;
  const left = Math.max(0, r.left - RING);
  const top = Math.max(0, r.top - RING);
  const right = Math.min(columns, r.right + RING);
  const bottom = Math.min(rows, r.bottom + RING);
  const ring = grids.seen(left, top, right, bottom) - cells;
  const around = ring > 4 ? (grids.outdoor(left, top, right, bottom) - sum) / ring : 0.5;
  return { inside, around };
}

function scoreOf({ inside, around }: Look, { left, right, top, bottom }: Sides, share: number): number {
  const mean = (left + right + top + bottom) / 4;
  const worst = Math.min(left, right, top, bottom);
  return inside - around + 0.5 * mean + 0.5 * worst + 0.04 * Math.log(share + 0.01) + 0.3 * inside;
}

/** 0..1 per cell: brighter, bluer, greener or livelier than this wall. */
function outdoorLook({ columns, rows, seen, lightness, a, b, texture }: StraightWall): Float32Array {
  const median = (values: Float32Array) => {
    const bare = values.filter((_, i) => seen[i] && texture[i] < BARE).sort();
    return bare.length ? bare[bare.length >> 1] : 70;
  };
  const [wallL, wallA, wallB] = [median(lightness), median(a), median(b)];
  const out = new Float32Array(columns * rows);
  for (let i = 0; i < out.length; i++) {
    if (!seen[i]) continue;
    const brighter = lightness[i] - wallL;
    const bluer = wallB - b[i];
    const greener = wallA - a[i];
    out[i] = Math.max(
      unit(brighter / 10),
      bluer > 3 && lightness[i] > 45 ? unit(bluer / 10) : 0,
      greener > 3 ? unit(greener / 8) : 0,
      unit((texture[i] - 2) / 4),
      lightness[i] > 93 ? 0.6 * unit((brighter + 4) / 8) : 0,
    );
  }
  return out;
}

const unit = (value: number): number => Math.max(0, Math.min(1, value));

function withoutOverlaps(ranked: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of ranked) {
    if (kept.length >= MOST_PER_WALL) break;
    if (!kept.some((other) => overlaps(candidate, other))) kept.push(candidate);
  }
  return kept;
}

function overlaps(a: Rectangle, b: Rectangle): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const area = (r: Rectangle) => (r.right - r.left) * (r.bottom - r.top);
  return width > 0 && height > 0 && width * height > OVERLAP * Math.min(area(a), area(b));
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
