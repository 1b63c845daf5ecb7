/** Windows: of all rectangles between the edges of a straightened wall, the likeliest that do not overlap. */
import type { Opening, Side } from '../contract.js';
import { luminanceOfLightness } from '../photo/colour.js';
import { type Rectangle, findEdges } from './rectangles.js';
import type { StraightWall } from './straightWall.js';
import { type WallLook, wallLook, windowLikelihood } from './windowLikelihood.js';

/** Likelihood from which a rectangle is a window, and from which it is at least something that stands out. */
const WINDOW = 0.87;
const SOMETHING = 0.72;
/** Certainty of a window that is just believed, and of the surest thing that is not. */
const BELIEVED = 0.4;
const DOUBTED = 0.35;
/** What a rectangle is worth grows with this power of its area: parts of a window must not win over the whole. */
const AREA_POWER = 0.4;
const MOST_PER_WALL = 6;
/** Panes become one window where their hull is this likely and filled by them to this share. */
const TOGETHER = 0.85;
const FILLED = 0.6;
/** Metres */
const NARROWEST = 0.25;
const LOWEST = 0.35;
/** Share of the smaller of two rectangles beyond which only the better is kept. */
const OVERLAP = 0.2;

interface Candidate extends Rectangle {
  readonly likelihood: number;
  readonly worth: number;
}

/** Windows, and rectangles that stand out without being surely windows (obstacles). */
export function findWindows(wall: StraightWall, side: Side): Opening[] {
  const look = wallLook(wall, findEdges(wall));
  const all = candidates(look);
  const panes = withoutOverlaps(
    all.filter(({ likelihood }) => likelihood >= WINDOW),
    [],
  );
  return withoutOverlaps(all, mergePanes(panes, look)).map((found) => {
    const isWindow = found.likelihood >= WINDOW;
    return {
      wall: side,
      kind: isWindow ? 'window' : 'obstacle',
      from: wall.along(found.left),
      to: wall.along(found.right),
      bottom: wall.level(found.bottom),
      top: wall.level(found.top),
      certainty: isWindow
        ? BELIEVED + ((1 - BELIEVED) * (found.likelihood - WINDOW)) / (1 - WINDOW)
        : (DOUBTED * (found.likelihood - SOMETHING)) / (WINDOW - SOMETHING),
      glow: glowOf(wall, found),
    };
  });
}

/** All rectangles that may be something. */
function candidates(look: WallLook): Candidate[] {
  const { wall, edges } = look;
  const found: Candidate[] = [];
  for (const left of edges.columns) {
    for (const right of edges.columns) {
      if (wall.along(right) - wall.along(left) < NARROWEST) continue;
      for (const top of edges.rows) {
        for (const bottom of edges.rows) {
          if (wall.level(top) - wall.level(bottom) < LOWEST) continue;
          const rectangle = { left, top, right, bottom };
          const likelihood = windowLikelihood(look, rectangle);
          if (likelihood < SOMETHING) continue;
          const floor = likelihood < WINDOW ? SOMETHING : WINDOW;
          const worth = (likelihood - floor) * areaOf(rectangle) ** AREA_POWER;
          found.push({ ...rectangle, likelihood, worth });
        }
      }
    }
  }
  return found;
}

/** Adds to `kept`, the most worth first, what does not overlap with anything kept before. */
function withoutOverlaps(candidates: readonly Candidate[], kept: readonly Candidate[]): Candidate[] {
  const all = [...kept];
  let left = candidates.filter((candidate) => !kept.some((other) => overlaps(candidate, other)));
  while (left.length && all.length < MOST_PER_WALL) {
    const best = left.reduce((a, b) => (b.worth > a.worth ? b : a));
    all.push(best);
    left = left.filter((candidate) => !overlaps(candidate, best));
  }
  return all;
}

/** Joins panes of one window: side by side or one above the other, and together still likely. */
function mergePanes(panes: readonly Candidate[], look: WallLook): Candidate[] {
  for (const [i, a] of panes.entries()) {
    for (const b of panes.slice(i + 1)) {
      const whole = hull(a, b);
      const likelihood = windowLikelihood(look, whole);
      if (likelihood < TOGETHER || areaOf(a) + areaOf(b) < FILLED * areaOf(whole)) continue;
      const merged = { ...whole, worth: a.worth + b.worth, likelihood: Math.max(a.likelihood, b.likelihood) };
      const others = panes.filter((pane) => pane !== a && pane !== b && !overlaps(pane, merged));
      return mergePanes([merged, ...others], look);
    }
  }
  return [...panes];
}

const hull = (a: Rectangle, b: Rectangle): Rectangle => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

const areaOf = (r: Rectangle): number => (r.right - r.left) * (r.bottom - r.top);

function overlaps(a: Rectangle, b: Rectangle): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 && width * height > OVERLAP * Math.min(areaOf(a), areaOf(b));
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
