/** Least certainties with which findings count. */
import type { Opening } from '../../contract.js';

/** Openings with at least this certainty are kept free; the others only lower the score of a place. */
export const BELIEVED: Readonly<Record<Opening['kind'], number>> = {
  window: 0.3,
  door: 0.5,
  fireplace: 0.5,
  obstacle: 0.5,
};
/** Openings with this certainty are possible: no pictures or small furniture there. */
export const SUSPECTED = 0.2;
/** Things, fixtures and lamps with this certainty count. */
export const SURE = 0.5;

/** Metres: lower openings are no doors, even if the room was read a sixth too small. */
const LOWEST_DOOR = 1.7;

export const isBelieved = ({ kind, certainty, top }: Opening): boolean =>
  certainty >= BELIEVED[kind] && (kind !== 'door' || top >= LOWEST_DOOR);
