/** What stood in the room before: columns, plants, radiators. */
import type { Room } from '../contract.js';
import type { Draft, Placed } from './draft.js';
import { overlap } from './footprint.js';
import { solids } from './solids.js';
import { coverOf } from './view.js';

/** Metres: side of the square that a column, stool or radiator takes up. */
const STANDING_SIZE = 0.5;
/** Metres that tall pieces keep from what stands there. */
const CROWDED = 0.35;
/** Metres: pieces of this height on are seen against what stands behind them; lower ones hide no more than its foot. */
const TALL = 1;
const LOW = 0.5;

/** Whether something that was in the room before has the spot, or stands nearer to it than `apart` metres. */
export function meetsStanding(room: Room, piece: Placed, apart = 0): boolean {
  const block = { width: STANDING_SIZE, depth: STANDING_SIZE, height: 1, y: 0, angle: 0 };
  return room.standing.some(([x, z]) => overlap(piece, { ...block, x, z }, apart));
}

/** Whether a piece would crowd what was in the room before, a column or a plant, or stand before it. */
export function crowdsStanding(room: Room, piece: Draft): boolean {
  if (piece.height < LOW || room.standing.length === 0) return false;
  return (piece.height >= TALL && meetsStanding(room, piece, CROWDED)) || hidesStanding(room, piece);
}

/** Whether a piece comes between the camera and what was in the room before. */
export function hidesStanding(room: Room, piece: Draft): boolean {
  const covers = coverOf(room, solids(piece));
  return room.standing.some(([x, z]) => [0.3, 0.8, 1.3].some((y) => covers([x, y, z])));
}
