/** Objects on the floor that the reader did not name: stools, boxes, pots. */
import type { Ground, Room } from '../../contract.js';
import { fromWall } from '../camera/wallPlane.js';
import type { PhotoLook } from './photoLook.js';
import { CELL } from './seenFloor.js';

/** A cell darker than this share of the floor around it shows something other than floor. */
const DARK = 0.66;
/** Radius in metres of the floor's local tone. */
const ROUND = 1.25;
/**
 * Metres: cells closer to walls are ignored, as the floor is dark there; dark cells within the second distance are one
 * object.
 */
const AT_WALL = 0.3;
const TOGETHER = 1.5 * CELL;
/** Least number of cells around a cell. */
const FEWEST = 12;
/** Share of the floor above which dark cells are no objects: a dark rug, a pattern, a window's light. */
const TOO_MANY = 0.06;
/** Floor points of possible objects: groups of dark cells on a floor that is brighter around them. */
export function darkThings(
  room: Pick<Room, 'back' | 'left' | 'right'>,
  look: Pick<PhotoLook, 'tone'>,
  floor: readonly Ground[],
): Ground[] {
  const cells = floor.flatMap((at) => {
    const tone = look.tone([at[0], 0, at[1]]);
    return tone === null ? [] : [{ at, tone }];
  });
  const bright = cells.map(({ tone }) => tone).toSorted((a, b) => b - a)[Math.floor(cells.length / 10)] ?? 0;
  const dark = cells.filter(({ at, tone }) => {
    if (tone > DARK * bright || isAtWall(room, at)) return false;
    const round = cells.filter((cell) => apart(cell.at, at) < ROUND).map((cell) => cell.tone);
    const usual = round.toSorted((a, b) => a - b)[Math.floor(round.length / 2)] ?? 0;
    return round.length >= FEWEST && tone < DARK * usual;
  });
  if (dark.length > TOO_MANY * cells.length) return [];
  return dark
    .filter(({ at }) => dark.some((other) => other.at !== at && apart(other.at, at) < TOGETHER))
    .map(({ at }) => at);
}

const isAtWall = (room: Pick<Room, 'back' | 'left' | 'right'>, at: Ground): boolean =>
  (['back', 'left', 'right'] as const).some((side) => fromWall(room, side, at) < AT_WALL);

const apart = (a: Ground, b: Ground): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
