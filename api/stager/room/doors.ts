/** Doors and fireplaces of a straightened wall: both stand on the floor. */
import type { Steps } from '../breathe.js';
import type { Opening } from '../contract.js';
import { DOORWAY_MODEL } from './doorwayModel.js';
import { FIREPLACE_MODEL } from './fireplaceModel.js';
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
  likelihood: likelihoodOf(FIREPLACE_MODEL),
  least: 0.5,
  believed: 0.75,
  areaPower: 0.2,
};

/** Metres by which a window may stick out of a door that it is the pane of, and share of a door that it cuts. */
const SLACK = 0.12;
const CUT = 0.15;

/** @param windows of the same wall: a door may have a pane in it, but none that is cut by its frame */
export function* findDoors(look: WallLook, windows: readonly Opening[]): Steps<Opening[]> {
  const doors = yield* find(look, DOOR);
  return doors.filter((door) => !windows.some((window) => isBelieved(window) && cuts(door, window)));
}

const isBelieved = ({ kind, certainty }: Opening): boolean => kind === 'window' && certainty >= BELIEVED;

function cuts(door: Opening, window: Opening): boolean {
  const shared = Math.min(door.to, window.to) - Math.max(door.from, window.from);
  if (shared < CUT * (door.to - door.from) || window.bottom > door.top) return false;
  return window.from < door.from - SLACK || window.to > door.to + SLACK || window.top > door.top + SLACK;
}

export const findFireplaces = (look: WallLook): Steps<Opening[]> => find(look, FIREPLACE);

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
