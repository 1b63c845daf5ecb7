/** Windows of a straightened wall. Adjacent panes form one window, and a wall of glass is one from end to end. */
import type { Steps } from '../../steps.js';
import type { Opening } from '../../contract.js';
import { type Candidate, areaOf, candidatesOf, openingOf, overlaps, withoutOverlaps } from './openingSearch.js';
import type { Rectangle } from './rectangles.js';
import { likelihoodOf } from './stepModel.js';
import type { StraightWall } from './straightWall.js';
import type { WallLook } from './wallLook.js';
import { WINDOW_MODEL } from './windowModel.js';

/** Probabilities from which a rectangle is a window, and an obstacle. */
const WINDOW = 0.76;
const SOMETHING = 0.55;
/** Certainty of a window just above the threshold, and of an obstacle just below. */
const BELIEVED = 0.4;
const DOUBTED = 0.35;
/** Least share of their common bounding rectangle that joined panes fill. */
const FILLED = 0.6;
/** Largest distance between panes of one window, metres. */
const MULLION = 0.35;
/** Share of glass along a wall from which the whole wall is one window. */
const GLASS_WALL = 0.7;

const SEARCH = {
  kind: 'window',
  likelihood: likelihoodOf(WINDOW_MODEL),
  least: SOMETHING,
  believed: WINDOW,
  areaPower: 0.4,
} as const;

/** Windows, and obstacles: prominent rectangles that are uncertain windows. */
export function* findWindows(look: WallLook): Steps<Opening[]> {
  const { wall } = look;
  const all = yield* candidatesOf(look, SEARCH);
  const panes = withoutOverlaps(
    all.filter(({ likelihood }) => likelihood >= WINDOW),
    [],
  );
  return withoutOverlaps(all, joined(panes, look)).map((found) => {
    const isWindow = found.likelihood >= WINDOW && !isStump(wall, found);
    const certainty = isWindow
      ? BELIEVED + ((1 - BELIEVED) * (found.likelihood - WINDOW)) / (1 - WINDOW)
      : Math.min(DOUBTED, (DOUBTED * (found.likelihood - SOMETHING)) / (WINDOW - SOMETHING));
    return openingOf(wall, found, { kind: isWindow ? 'window' : 'obstacle', certainty });
  });
}

/**
 * Metres above the floor: glass that begins below the first must end above the second; otherwise it is a plant or a
 * patch of light.
 */
const FLOOR_GLASS = { bottom: 0.25, top: 1.55 };

const isStump = (wall: StraightWall, { top, bottom }: Rectangle): boolean =>
  wall.level(bottom) < FLOOR_GLASS.bottom && wall.level(top) < FLOOR_GLASS.top;

/** Joins adjacent panes, and all of a wall that is nearly all glass. */
function joined(panes: readonly Candidate[], look: WallLook): Candidate[] {
  const { wall } = look;
  const perMetre = wall.columns / (wall.along(wall.columns) - wall.along(0));
  const glass = panes.reduce((sum, { left, right }) => sum + right - left, 0);
  const isGlassWall = glass >= GLASS_WALL * wall.columns;
  for (const [i, a] of panes.entries()) {
    for (const b of panes.slice(i + 1)) {
      const whole = hull(a, b);
      const gap = Math.max(a.left, b.left) - Math.min(a.right, b.right);
      const near = isGlassWall || gap <= MULLION * perMetre;
      if (!near || areaOf(a) + areaOf(b) < FILLED * areaOf(whole)) continue;
      const merged = { ...whole, worth: a.worth + b.worth, likelihood: Math.max(a.likelihood, b.likelihood) };
      const others = panes.filter((pane) => pane !== a && pane !== b && !overlaps(pane, merged));
      return joined([merged, ...others], look);
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
