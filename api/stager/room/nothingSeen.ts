import type { Room } from '../contract.js';

/** What a reading says of a room in which nothing stands or hangs and of whose floor nothing is known. */
export const NOTHING_SEEN = {
  standing: [],
  things: [],
  fixtures: [],
  lamps: [],
  watermarks: [],
  floor: { colour: null, joints: null },
} as const satisfies Partial<Room>;
