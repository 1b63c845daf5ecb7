/** Doors and fireplaces of a straightened wall: both stand on the floor. */
import type { Steps } from '../breathe.js';
import type { Opening } from '../contract.js';
import { DOORWAY_MODEL } from './doorwayModel.js';
import { FIREPLACE_MODEL } from './fireplaceModel.js';
import { FLAT_FIRE_MODEL } from './flatFireModel.js';
import { GLAZED_DOOR_MODEL } from './glazedDoorModel.js';
import { LEAF_MODEL } from './leafModel.js';
import { type Search, candidatesOf, openingOf, withoutOverlaps } from './openingSearch.js';
import { anyOf, likelihoodOf } from './stepModel.js';
import type { WallLook } from './wallLook.js';

/** Certainty of what is just believed: design/openings.ts keeps it free from there. */
const BELIEVED = 0.5;

const DOOR: Search = {
  kind: 'door',
  likelihood: anyOf([LEAF_MODEL, GLAZED_DOOR_MODEL, DOORWAY_MODEL].map(likelihoodOf)),
  least: 0.35,
  believed: 0.7,
  areaPower: 0.2,
};
const FIREPLACE: Search = {
  kind: 'fireplace',
  likelihood: anyOf([FIREPLACE_MODEL, FLAT_FIRE_MODEL].map(likelihoodOf)),
  least: 0.5,
  believed: 0.75,
  areaPower: 0.2,
};

/** Metres by which a window may stick out of a door that it is the pane of, and share of a door that it cuts. */
const SLACK = 0.12;
const CUT = 0.15;

/**
 * A door's pane begins above its bottom rail: glass that fills a door's width and begins higher is a window, and what
 * looks like the door's foot is the wall below it. Share of the width, metres, and certainty from which it is glass.
 */
const FILLS = 0.7;
const HIGHEST_RAIL = 0.3;
const GLASS = 0.35;
/**
 * Metres of wall between two doors at least: nearer to a likelier door, what seems to be one is mostly the wall beside
 * it. Certainty from which it is one all the same.
 */
const PIER = 0.15;
const SURELY_TWO = 0.85;

/** @param windows of the same wall */
export function* findDoors(look: WallLook, windows: readonly Opening[]): Steps<Opening[]> {
  return besideWindows(yield* find(look, DOOR), windows);
}

/**
 * The doors that make sense beside the windows of the same wall: a door may have a pane in it, but none that is cut by
 * its frame or is all that there is of it; and glass from the floor to where a door ends is one.
 */
export function besideWindows(claimed: readonly Opening[], windows: readonly Opening[]): Opening[] {
  const doors = claimed.filter(
    (door) => !windows.some((window) => (isBelieved(window) && cuts(door, window)) || isAll(door, window)),
  );
  const kept = doors.filter((door) => door.certainty >= SURELY_TWO || !doors.some((other) => crowds(other, door)));
  const glazed = windows.filter((window) => isBelieved(window) && isGlazedDoor(window));
  const missed = glazed.filter((window) => !kept.some((door) => door.from < window.to && door.to > window.from));
  return [...kept, ...missed.map((window): Opening => ({ ...window, kind: 'door', bottom: 0, glow: 0 }))];
}

/** Sliding and French doors are glass from the floor to where a door ends: metres, as they are read. */
const GLAZED = { width: [0.55, 2.7], bottom: 0.1, top: [1.75, 2.5] } as const;

const isGlazedDoor = ({ from, to, bottom, top }: Opening): boolean =>
  bottom <= GLAZED.bottom && isWithin(to - from, GLAZED.width) && isWithin(top, GLAZED.top);

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

const isBelieved = ({ kind, certainty }: Opening): boolean => kind === 'window' && certainty >= BELIEVED;

/** Whether the window is all that there is of the door. */
function isAll(door: Opening, { kind, from, to, bottom, certainty }: Opening): boolean {
  const shared = Math.min(door.to, to) - Math.max(door.from, from);
  return kind === 'window' && certainty >= GLASS && bottom > HIGHEST_RAIL && shared > FILLS * (door.to - door.from);
}

const crowds = (likelier: Opening, door: Opening): boolean =>
  likelier.certainty > door.certainty && likelier.from < door.to + PIER && likelier.to > door.from - PIER;

function cuts(door: Opening, window: Opening): boolean {
  const shared = Math.min(door.to, window.to) - Math.max(door.from, window.from);
  if (shared < CUT * (door.to - door.from) || window.bottom > door.top) return false;
  return window.from < door.from - SLACK || window.to > door.to + SLACK || window.top > door.top + SLACK;
}

/** @param others windows and doors of the same wall */
export function* findFireplaces(look: WallLook, others: readonly Opening[]): Steps<Opening[]> {
  const claimed = yield* find(look, FIREPLACE);
  return claimed.filter((hearth) => !others.some((other) => meetsHearth(hearth, other)));
}

/**
 * Whether a fireplace would share its wall with a door that is surely there, or with a window that reaches beyond it:
 * what is glazed within it may be the fire's own glass.
 */
function meetsHearth(hearth: Opening, other: Opening): boolean {
  const shared = Math.min(hearth.to, other.to) - Math.max(hearth.from, other.from);
  if (other.certainty < BELIEVED || shared < CUT * Math.min(hearth.to - hearth.from, other.to - other.from))
    return false;
  return other.kind === 'door' || cuts(hearth, other);
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
