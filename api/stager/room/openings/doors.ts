/** Doors and fireplaces of a straightened wall: both begin at the floor. */
import type { Steps } from '../../steps.js';
import type { Opening } from '../../contract.js';
import { luminanceOfLightness } from '../../photo/colour.js';
import { SUSPECTED } from './belief.js';
import { BRICK_FIRE_MODEL } from './brickFireModel.js';
import { DOORWAY_MODEL } from './doorwayModel.js';
import { FIREPLACE_MODEL } from './fireplaceModel.js';
import { FLAT_FIRE_MODEL } from './flatFireModel.js';
import { GLAZED_DOOR_MODEL } from './glazedDoorModel.js';
import { LEAF_MODEL } from './leafModel.js';
import { LOW_GLASS_MODEL } from './lowGlassModel.js';
import { type Search, candidatesOf, cellsOf, openingOf, withoutOverlaps } from './openingSearch.js';
import { SURROUND_MODEL } from './surroundModel.js';
import { anyOf, bothOf, likelihoodOf } from './stepModel.js';
import type { AreaSum } from './summedArea.js';
import type { WallLook } from './wallLook.js';

/** Lowest certainty of an accepted opening, see belief.ts. */
const BELIEVED = 0.5;

const DOOR: Search = {
  kind: 'door',
  likelihood: anyOf([LEAF_MODEL, GLAZED_DOOR_MODEL, DOORWAY_MODEL].map((model) => likelihoodOf(model))),
  least: 0.35,
  believed: 0.7,
  areaPower: 0.2,
};
/** For leaves of glass: a window must be detected there too. */
const GLASS_LEAF: Search = {
  kind: 'door',
  likelihood: likelihoodOf(LOW_GLASS_MODEL),
  least: 0.85,
  believed: 0.9,
  areaPower: 0.2,
};
const SURROUND = likelihoodOf(SURROUND_MODEL);
const FIREPLACE: Search = {
  kind: 'fireplace',
  likelihood: likelihoodOf(FIREPLACE_MODEL),
  least: 0.5,
  believed: 0.75,
  areaPower: 0.2,
};
/** A black rectangle in a plain wall may be a screen: bricks, and glass in a slab, need a second model's agreement. */
const WITNESSED_FIREPLACE: Search = {
  ...FIREPLACE,
  likelihood: anyOf([
    SURROUND,
    bothOf(likelihoodOf(FLAT_FIRE_MODEL), anyOf([likelihoodOf(BRICK_FIRE_MODEL), SURROUND])),
  ]),
};

/** How far a window may extend beyond a door of which it is the pane, metres, and share of a door that it cuts. */
const SLACK = 0.12;
const CUT = 0.15;

/**
 * A door's pane begins above its bottom rail: glass of a door's width that begins higher is a window with wall below.
 * Share of the width, metres, and least certainty of the glass.
 */
const FILLS = 0.7;
const HIGHEST_RAIL = 0.3;
const GLASS = 0.35;
/**
 * Least width of wall between two doors, metres: closer to a more certain door, a less certain one is mostly the wall
 * beside it. Certainty from which it is accepted anyway.
 */
const PIER = 0.15;
const SURELY_TWO = 0.85;

/**
 * Windows, doors and fireplaces of a wall that are consistent with one another.
 * @param seeming windows of the same wall, and obstacles
 */
export function* withStanding(look: WallLook, seeming: readonly Opening[]): Steps<Opening[]> {
  const walls = luminanceOfLightness(look.paint.lightness);
  const hearths = yield* findHearths(look);
  const windows = withoutDarkWalls(seeming, hearths, walls);
  const leaves = windows.some(mayReachTheFloor) ? yield* find(look, GLASS_LEAF) : [];
  const doors = besideWindows(yield* find(look, DOOR), windows, leaves);
  const others = [...windows, ...doors];
  const inRoom = hearths.filter((hearth) => !isBehindGlass(look, hearth, seeming));
  return [...others, ...likeliestHearth(inRoom, others)];
}

function* findHearths(look: WallLook): Steps<Opening[]> {
  const framed = yield* find(look, FIREPLACE);
  const isSure = framed.some(({ certainty }) => certainty >= BELIEVED);
  return isSure ? framed : [...framed, ...(yield* find(look, WITNESSED_FIREPLACE))];
}

/**
 * The doors that are consistent with the windows of the same wall: a door may contain a pane, but must not be cut by a
 * window's frame or consist of the window alone; glass from the floor to a door's height is a door, as is glass above a
 * bottom rail that looks like a leaf.
 * @param leaves possible leaves of glass on the same wall
 */
export function besideWindows(
  claimed: readonly Opening[],
  windows: readonly Opening[],
  leaves: readonly Opening[] = [],
): Opening[] {
  const doors = claimed.filter(
    (door) => !windows.some((window) => (isBelieved(window) && cuts(door, window)) || isAll(door, window)),
  );
  const kept = doors.filter((door) => door.certainty >= SURELY_TWO || !doors.some((other) => crowds(other, door)));
  const glazed = windows.filter(
    (window) => isBelieved(window) && (isGlazedDoor(window) || leaves.some((leaf) => isPaneOf(leaf, window))),
  );
  const missed = glazed.filter((window) => !kept.some((door) => door.certainty >= BELIEVED && meets(door, window)));
  return [
    ...kept.filter((door) => !missed.some((window) => meets(door, window))),
    ...missed.map((window): Opening => ({ ...window, kind: 'door', bottom: 0, glow: 0 })),
  ];
}

/** Sliding and French doors are glass from a low threshold to a door's height: metres, as read. */
const GLAZED = { width: [0.55, 2.7], bottom: 0.14, top: [1.75, 2.4] } as const;

/** Tolerances of window and leaf, metres: glass of a leaf begins above its bottom rail. */
const PANE = { bottom: 0.3, beyond: 0.15, within: 0.3, top: 0.3 };

const mayReachTheFloor = (window: Opening): boolean => isBelieved(window) && window.bottom <= PANE.bottom;

const isPaneOf = (leaf: Opening, window: Opening): boolean =>
  mayReachTheFloor(window) &&
  isWithin(window.from - leaf.from, [-PANE.beyond, PANE.within]) &&
  isWithin(leaf.to - window.to, [-PANE.beyond, PANE.within]) &&
  Math.abs(leaf.top - window.top) < PANE.top;

const meets = (a: Opening, b: Opening): boolean => a.from < b.to && a.to > b.from;

const isGlazedDoor = ({ from, to, bottom, top }: Opening): boolean =>
  bottom <= GLAZED.bottom && isWithin(to - from, GLAZED.width) && isWithin(top, GLAZED.top);

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

const isBelieved = ({ kind, certainty }: Opening): boolean => kind === 'window' && certainty >= BELIEVED;

/** Whether the door consists of the window alone. */
function isAll(door: Opening, { kind, from, to, bottom, certainty }: Opening): boolean {
  const shared = Math.min(door.to, to) - Math.max(door.from, from);
  return (
    kind === 'window' &&
    certainty >= GLASS &&
    bottom - door.bottom > HIGHEST_RAIL &&
    shared > FILLS * (door.to - door.from)
  );
}

const crowds = (likelier: Opening, door: Opening): boolean =>
  likelier.certainty > door.certainty && likelier.from < door.to + PIER && likelier.to > door.from - PIER;

function cuts(door: Opening, window: Opening): boolean {
  const shared = Math.min(door.to, window.to) - Math.max(door.from, window.from);
  if (shared < CUT * (door.to - door.from) || window.bottom > door.top) return false;
  return window.from < door.from - SLACK || window.to > door.to + SLACK || window.top > door.top + SLACK;
}

/**
 * Glass is hardly darker than the walls by day: a wider and lower area that is darker than this share of them, with a
 * hearth in it, is a wall of brick, boards or dark paint. Metres.
 */
const DARK_WALL = { width: 1.4, bottom: 0.4, glow: 0.5 };

/**
 * The windows without dark walls around a hearth.
 * @param walls linear brightness of the room's walls
 */
export const withoutDarkWalls = (windows: readonly Opening[], hearths: readonly Opening[], walls: number): Opening[] =>
  windows.filter((window) => !isDark(window, walls) || !hearths.some((hearth) => isBelievedWithin(hearth, window)));

function isDark({ kind, from, to, bottom, glow }: Opening, walls: number): boolean {
  const isWide = to - from > DARK_WALL.width && bottom < DARK_WALL.bottom;
  return kind === 'window' && isWide && glow < DARK_WALL.glow * walls;
}

const isBelievedWithin = (hearth: Opening, { from, to }: Opening): boolean =>
  hearth.certainty >= BELIEVED && hearth.from > from - SLACK && hearth.to < to + SLACK;

/** At most one fireplace per wall: the likeliest that overlaps no certain opening. */
export function likeliestHearth(claimed: readonly Opening[], others: readonly Opening[]): Opening[] {
  const free = claimed.filter((hearth) => !others.some((other) => meetsHearth(hearth, other)));
  return free.toSorted((a, b) => b.certainty - a.certainty).slice(0, 1);
}

/**
 * Whether a fireplace overlaps a certain door, or a window that extends beyond it: glazing within it may be the fire's
 * own.
 */
function meetsHearth(hearth: Opening, other: Opening): boolean {
  const shared = Math.min(hearth.to, other.to) - Math.max(hearth.from, other.from);
  if (other.certainty < BELIEVED || shared < CUT * Math.min(hearth.to - hearth.from, other.to - other.from))
    return false;
  return other.kind === 'door' || cuts(hearth, other);
}

/**
 * Above a fire is the wall of its breast. Metres by which a possible window extends below and above a fire's top, the
 * area above that top which is looked at, and the share of it from which it shows the sky or leaves.
 */
const BREAST = { beyond: 0.3, from: 0.1, to: 0.6, outdoors: 0.5 };
/** How much bluer than the walls sky is, b of L*a*b*. */
const SKY_BLUER = 6;

/**
 * Whether a fireplace is a dark house or tree behind glass: its top lies within a possible window, obstacles included,
 * and the view goes on above it. Bricks and boards look like windows too, but not like the sky.
 */
export const isBehindGlass = (look: WallLook, hearth: Opening, seeming: readonly Opening[]): boolean =>
  seeming.some((glass) => crossesTop(hearth, glass)) && showsOutdoors(look, hearth);

function crossesTop(hearth: Opening, { from, to, bottom, top, certainty }: Opening): boolean {
  const shared = Math.min(hearth.to, to) - Math.max(hearth.from, from);
  const crosses = bottom < hearth.top - BREAST.beyond && top > hearth.top + BREAST.beyond;
  return crosses && certainty >= SUSPECTED && shared > FILLS * (hearth.to - hearth.from);
}

/** Whether most of the area above a fireplace is bluer than the walls, greener, or too bright for the photo. */
function showsOutdoors({ wall, paint, seen, b, greener, clipped }: WallLook, hearth: Opening): boolean {
  const above = cellsOf(wall, { ...hearth, bottom: hearth.top + BREAST.from, top: hearth.top + BREAST.to });
  const left = Math.max(0, Math.round(above.left));
  const right = Math.min(wall.columns, Math.round(above.right));
  const top = Math.max(0, Math.round(above.top));
  const bottom = Math.round(above.bottom);
  if (right <= left || bottom <= top) return false;
  const sumOf = (sum: AreaSum) => sum.over(left, top, right, bottom);
  const cells = sumOf(seen);
  const outdoors = Math.max(sumOf(greener), sumOf(clipped)) > BREAST.outdoors * cells;
  return cells > 0 && (outdoors || paint.b - sumOf(b) / cells > SKY_BLUER);
}

function* find(look: WallLook, search: Search): Steps<Opening[]> {
  const { kind, least, believed } = search;
  const all = yield* candidatesOf(look, search);
  const sure = withoutOverlaps(
    all.filter(({ likelihood }) => likelihood >= believed),
    [],
  );
  return withoutOverlaps(all, sure).map((found) => {
    const above = (found.likelihood - believed) / (1 - believed);
    const certainty =
      above >= 0 ? BELIEVED + (1 - BELIEVED) * above : (BELIEVED * (found.likelihood - least)) / (believed - least);
    return openingOf(look.wall, found, { kind, certainty });
  });
}
