import type { Room } from '../contract.js';

/** The findings for a room without objects or fixtures and with an unknown floor. */
export const NOTHING_SEEN = {
  standing: [],
  things: [],
  fixtures: [],
  lamps: [],
  watermarks: [],
  floor: { colour: null, joints: null },
} as const satisfies Partial<Room>;
