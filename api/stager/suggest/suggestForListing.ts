/**
 * Room types for the photos of one listing together: most homes have one living room and several bedrooms. Several
 * photos may show the same room, so a second living room is less likely, not ruled out.
 */
import { ROOM_TYPES, type RoomType } from '../contract.js';
import type { PhotoFindings, RoomSuggestion } from './suggestion.js';

/** Logarithms of the odds of one more photo of a type beside 1, 2, ... others; the last holds for all beyond. */
const AGAIN: Readonly<Record<RoomType, readonly number[]>> = {
  living_room: [-0.5, -0.8, -1.1],
  bedroom: [0, -0.1, -0.2, -0.4],
  dining_room: [-1.2, -1.6],
  home_office: [-1, -1.6],
  gaming_room: [-2, -2.5],
};
/** Rounds of changes, at most: each improves the whole, and few are needed. */
const MOST_ROUNDS = 20;

/** The odds of one more photo of the type. */
function again(type: RoomType, others: number): number {
  if (others === 0) return 0;
  const odds = AGAIN[type];
  return odds[Math.min(others, odds.length) - 1];
}

type Counts = Record<RoomType, number>;

/**
 * @param photos all photos of the listing that are known, or one alone
 * @returns a suggestion for each, in the same order
 */
export function suggestForListing(photos: readonly PhotoFindings[]): RoomSuggestion[] {
  const { counts, types } = assign(photos);
  return photos.map((photo, k) => {
    const type = types[k];
    return suggestionOf(photo, type ? { ...counts, [type]: counts[type] - 1 } : counts);
  });
}

/** Photos that show no room, or are left out, take no room type from the others. */
const takesPart = ({ isRoom, needsStaging }: PhotoFindings): boolean => isRoom && needsStaging;

interface Assigned {
  readonly counts: Counts;
  /** in the order of the photos; null for those that take no part */
  readonly types: readonly (RoomType | null)[];
}

/** The best type of each photo given the others', from the surest photo to the least sure, until nothing changes. */
function assign(photos: readonly PhotoFindings[]): Assigned {
  const counts: Counts = { living_room: 0, bedroom: 0, dining_room: 0, home_office: 0, gaming_room: 0 };
  const types = photos.map((): RoomType | null => null);
  const places = photos.flatMap((photo, k) => (takesPart(photo) ? [k] : []));
  const surestFirst = places.toSorted((one, other) => lead(photos[other]) - lead(photos[one]));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let changed = false;
    for (const place of surestFirst) {
      const before = types[place];
      if (before) counts[before]--;
      const [best] = ranked(photos[place], counts);
      counts[best.type]++;
      types[place] = best.type;
      if (best.type !== before) changed = true;
    }
    if (!changed) break;
  }
  return { counts, types };
}

interface Ranked {
  readonly type: RoomType;
  readonly odds: number;
}

/** @param counts of the other photos */
function ranked({ votes }: PhotoFindings, counts: Counts): Ranked[] {
  const all = ROOM_TYPES.map((type) => ({ type, odds: votes[type] + again(type, counts[type]) }));
  return all.toSorted((one, other) => other.odds - one.odds);
}

/** How far the likeliest type is ahead. */
function lead({ votes }: PhotoFindings): number {
  const [first, second] = Object.values(votes).toSorted((one, other) => other - one);
  return first - second;
}

/** @param others the counts of the other photos */
function suggestionOf(photo: PhotoFindings, others: Counts): RoomSuggestion {
  const { needsStaging, reason, evidence } = photo;
  if (!photo.isRoom) return { roomType: null, confidence: 0, alternative: null, needsStaging, reason, evidence };
  const all = ranked(photo, others);
  const [first, second] = all;
  const sum = all.reduce((total, { odds }) => total + Math.exp(odds - first.odds), 0);
  return { roomType: first.type, confidence: 1 / sum, alternative: second.type, needsStaging, reason, evidence };
}
