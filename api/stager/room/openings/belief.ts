/** From which certainty on a reading counts. */
import type { Opening } from '../../contract.js';

/** Openings at least this certain are kept free; the others only make a place less liked. */
export const BELIEVED: Readonly<Record<Opening['kind'], number>> = {
  window: 0.3,
  door: 0.5,
  fireplace: 0.5,
  obstacle: 0.5,
};
/** Openings of this certainty may be there: no wall for a picture, no place for small things. */
export const SUSPECTED = 0.2;
/** Things, fixtures and lamps of this certainty are there. */
export const SURE = 0.5;

/** Metres: what is lower is no door, even where the room was read a sixth too small. */
const LOWEST_DOOR = 1.7;

export const isBelieved = ({ kind, certainty, top }: Opening): boolean =>
  certainty >= BELIEVED[kind] && (kind !== 'door' || top >= LOWEST_DOOR);
