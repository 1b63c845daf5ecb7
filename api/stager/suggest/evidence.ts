/**
 * What speaks for a room type in an empty room. The weights are natural logarithms of odds, set by hand from what rooms
 * are like, not fitted: there are too few photos of a known type (see `npm run bench:suggest`).
 */
import type { Opening, Room, RoomType } from '../contract.js';
import type { Votes } from './suggestion.js';

export interface Evidence {
  /** for the agent */
  readonly words: string;
  readonly weights: Partial<Votes>;
}

/** Logarithms of how often a photo to be staged shows each type, by judgement. */
export const PRIOR: Votes = {
  living_room: Math.log(0.47),
  bedroom: Math.log(0.34),
  dining_room: Math.log(0.08),
  home_office: Math.log(0.09),
  gaming_room: Math.log(0.02),
};

/** Certainties, 0..1, from which a finding counts. */
const SURE = 0.7;
const SURE_OF_FIRE = 0.5;
const SURE_OF_SIZE = 0.6;
/** Square metres between the walls, up to the camera. */
const LARGE = 28;
const SMALL = 11;
/** Metres: an opening for more than one person; a window or door that is a wall of glass; a high ceiling. */
const WIDE = 1.5;
const GLASS = { width: 2.4, height: 1.9 } as const;
const HIGH = 2.95;
/** Metres above the floor: a lamp over a table ends below; fans end above. */
const OVER_TABLE = 2;
const MANY_WINDOWS = 4;
const MANY_SPOTS = 5;

const CARPET: Evidence = {
  words: 'carpet on the floor',
  weights: { bedroom: 1.7, home_office: 0.2, living_room: -0.6, dining_room: -1.2 },
};
const HARD_FLOOR: Evidence = { words: 'a hard floor', weights: { bedroom: -0.5 } };
const FIRE: Evidence = {
  words: 'a fireplace',
  weights: { living_room: 1.5, bedroom: -0.5, home_office: -0.5, gaming_room: -0.5 },
};
const LARGE_ROOM: Evidence = {
  words: 'a large room',
  weights: { living_room: 0.8, bedroom: -0.8, home_office: -1, gaming_room: -0.5 },
};
const SMALL_ROOM: Evidence = {
  words: 'a small room',
  weights: { home_office: 0.6, bedroom: 0.3, living_room: -0.6, dining_room: -0.2 },
};
const WIDE_OPENING: Evidence = {
  words: 'a wide door or opening',
  weights: { living_room: 0.5, dining_room: 0.5, bedroom: -0.8, home_office: -0.4 },
};
const WALL_OF_GLASS: Evidence = {
  words: 'a wall of glass',
  weights: { living_room: 0.6, bedroom: -0.4, home_office: -0.2, gaming_room: -0.8 },
};
const WINDOWS: Evidence = { words: 'many windows', weights: { living_room: 0.3, dining_room: 0.2 } };
const LOW_LAMP: Evidence = { words: 'a lamp that hangs low', weights: { dining_room: 1 } };
const FAN: Evidence = { words: 'a lamp or fan below the ceiling', weights: { bedroom: 0.3, living_room: 0.1 } };
const SPOTS: Evidence = { words: 'many lights in the ceiling', weights: { living_room: 0.3, dining_room: 0.2 } };
const HIGH_CEILING: Evidence = { words: 'a high ceiling', weights: { living_room: 0.3, dining_room: 0.2 } };

/**
 * @param carpet null where the floor's covering is not known
 */
export function evidenceIn(room: Room, carpet: boolean | null): Evidence[] {
  const found = [
    carpet === true && CARPET,
    carpet === false && HARD_FLOOR,
    room.openings.some(({ kind, certainty }) => kind === 'fireplace' && certainty >= SURE_OF_FIRE) && FIRE,
    ...ofSize(room),
    ...ofOpenings(room.openings.filter(({ certainty }) => certainty >= SURE)),
    ...ofLamps(room),
  ];
  return found.filter((one) => one !== false);
}

function ofSize({ left, right, back, ceilingHeight, scaleCertainty = 1 }: Room): (Evidence | false)[] {
  if (scaleCertainty < SURE_OF_SIZE) return [];
  const area = (right - left) * -back;
  return [area > LARGE && LARGE_ROOM, area < SMALL && SMALL_ROOM, ceilingHeight > HIGH && HIGH_CEILING];
}

function ofOpenings(openings: readonly Opening[]): (Evidence | false)[] {
  const doors = openings.filter(({ kind }) => kind === 'door');
  const windows = openings.filter(({ kind }) => kind === 'window');
  const isGlass = ({ from, to, bottom, top }: Opening) => to - from > GLASS.width && top - bottom > GLASS.height;
  return [
    windows.some(isGlass) && WALL_OF_GLASS,
    doors.some(({ from, to }) => to - from > WIDE) && WIDE_OPENING,
    windows.length >= MANY_WINDOWS && WINDOWS,
  ];
}

function ofLamps({ lamps }: Room): (Evidence | false)[] {
  const sure = lamps.filter(({ certainty }) => certainty >= SURE);
  const hanging = sure.filter(({ kind }) => kind === 'hanging');
  const isLow = hanging.some(({ bottom }) => bottom < OVER_TABLE);
  const spots = sure.filter(({ kind }) => kind === 'flat').length;
  return [isLow && LOW_LAMP, !isLow && hanging.length > 0 && FAN, spots >= MANY_SPOTS && SPOTS];
}

/** The sum of what speaks for each type. */
export function votesOf(found: readonly Evidence[]): Votes {
  const sum = (type: RoomType) => found.reduce((total, { weights }) => total + (weights[type] ?? 0), PRIOR[type]);
  return {
    living_room: sum('living_room'),
    bedroom: sum('bedroom'),
    dining_room: sum('dining_room'),
    home_office: sum('home_office'),
    gaming_room: sum('gaming_room'),
  };
}

/** Its phrases, the weightiest first. */
export function phrasesOf(found: readonly Evidence[]): string[] {
  const weight = ({ weights }: Evidence) => Math.max(...Object.values(weights).map(Math.abs));
  return found.toSorted((one, other) => weight(other) - weight(one)).map(({ words }) => words);
}
