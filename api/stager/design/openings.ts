import type { Ground, Opening, Room, Side, Vec3 } from '../contract.js';
import { project } from '../room/camera.js';
import type { Draft, Placed } from './draft.js';
import { halfExtents } from './footprint.js';
import type { Scene } from './scene.js';
import { solids } from './solids.js';
import { coverOf } from './view.js';
import { FACING, onWall } from './walls.js';

/** Metres kept free before a door or an open doorway. */
export const DOOR_FREE = 0.9;
/** Metres before a window in which nothing rises above the sill. */
export const WINDOW_FREE = 0.5;
/** Metres kept free before a fireplace, and before shelves or stairs. */
const FIREPLACE_FREE = 1.2;
const OBSTACLE_FREE = 0.75;
/** Openings at least this certain are kept free; the others only make a place less liked. */
export const BELIEVED: Readonly<Record<Opening['kind'], number>> = {
  window: 0.3,
  door: 0.5,
  fireplace: 0.5,
  obstacle: 0.5,
};
/** Openings of this certainty may be there: no wall for a picture, no place for small things. */
export const SUSPECTED = 0.2;
/** Share of an opening that one piece may cover in the picture. */
const MOST_COVERED: Readonly<Record<Opening['kind'], number>> = {
  window: 0.35,
  door: 0.3,
  fireplace: 0.15,
  obstacle: 0.3,
};

/** Glass by day is brighter than this share of the walls. */
const DAYLIGHT = 0.5;
/** Metres: what hangs on a wall is no wider, ends so far above the floor and so far below the ceiling. */
const PICTURE = { widest: 2.6, aboveFloor: 0.5, belowCeiling: 0.3 };

/** Whether what was read as a window may be a picture or a screen: dark by day, and hanging free on its wall. */
export const mayBePicture = ({ light, ceilingHeight }: Room, o: Opening): boolean =>
  o.kind === 'window' &&
  o.glow < DAYLIGHT * light.walls &&
  o.to - o.from <= PICTURE.widest &&
  o.bottom >= PICTURE.aboveFloor &&
  o.top <= ceilingHeight - PICTURE.belowCeiling;

/** Metres of a floor point before a wall. */
export function fromWall(room: Room, side: Side, [x, z]: Ground): number {
  if (side === 'back') return z - room.back;
  return side === 'left' ? x - room.left : room.right - x;
}

const FREE_DEPTH: Readonly<Record<Opening['kind'], number>> = {
  door: DOOR_FREE,
  window: WINDOW_FREE,
  fireplace: FIREPLACE_FREE,
  obstacle: OBSTACLE_FREE,
};

/** Metres of an opening's width that a piece stands before; 0 also where a window's sill is higher than the piece. */
function standsBefore(room: Room, opening: Opening, piece: Placed, deepest = Infinity): number {
  if (opening.kind === 'window' && piece.y + piece.height < opening.bottom) return 0;
  return before(room, opening, piece, Math.min(FREE_DEPTH[opening.kind], deepest));
}

/** Metres of an opening's width that a piece is before, no further from its wall than `free`. */
function before(room: Room, opening: Opening, piece: Placed, free: number): number {
  const half = halfExtents(piece);
  const isBack = opening.wall === 'back';
  const middle = isBack ? piece.z - room.back : opening.wall === 'left' ? piece.x - room.left : room.right - piece.x;
  if (middle - (isBack ? half.z : half.x) > free) return 0;
  const along = isBack ? piece.x : piece.z;
  const reach = isBack ? half.x : half.z;
  return Math.max(0, Math.min(opening.to, along + reach) - Math.max(opening.from, along - reach));
}

/** Metres before a fireplace within which a seat that looks away from it turns its back to the fire. */
const AT_THE_FIRE = 2.8;

/** Whether a seat stands before a fireplace and turns its back to it. */
export const turnsBackToFire = (room: Room, seat: Placed): boolean =>
  room.openings.some(
    (opening) =>
      opening.kind === 'fireplace' &&
      isBelieved(opening) &&
      Math.cos(seat.angle - FACING[opening.wall]) > 0.3 &&
      before(room, opening, seat, AT_THE_FIRE) > 0,
  );

/** Metres: what is lower is no door, even where the room was read a sixth too small. */
const LOWEST_DOOR = 1.7;

export const isBelieved = ({ kind, certainty, top }: Opening): boolean =>
  certainty >= BELIEVED[kind] && (kind !== 'door' || top >= LOWEST_DOOR);

/** Metres of doors, windows and obstacles that a piece stands before, not more than `deepest` metres away. */
export function blocked(room: Room, piece: Placed, deepest = Infinity): number {
  let sum = 0;
  for (const opening of room.openings) if (isBelieved(opening)) sum += standsBefore(room, opening, piece, deepest);
  return sum;
}

/** The same for openings that may not be there, weighted by their certainty. */
export const doubt = (room: Room, piece: Placed): number => doubtOf(room, piece, () => true);

/** Metres, weighted by certainty, of what may be a door that a piece stands before. */
export const beforeSuspectedDoor = (room: Room, piece: Placed): number =>
  doubtOf(room, piece, ({ kind, certainty }) => kind === 'door' && certainty >= SUSPECTED);

/** Metres before what may be a door that let one pass by something as low as a table, and how low that is. */
const PASSED = { free: 0.6, height: 0.5 };

function doubtOf(room: Room, piece: Placed, matters: (opening: Opening) => boolean): number {
  const deepest = piece.height < PASSED.height ? PASSED.free : Infinity;
  let most = 0;
  for (const opening of room.openings)
    if (!isBelieved(opening) && matters(opening))
      most = Math.max(most, opening.certainty * standsBefore(room, opening, piece, deepest));
  return most;
}

/** A believed opening with points of it that the picture shows, to see what hides them. */
export interface Glimpse {
  readonly opening: Opening;
  readonly points: readonly Vec3[];
  readonly isPicture: boolean;
}

export const glimpses = (room: Room): Glimpse[] =>
  room.openings
    .filter(isBelieved)
    .map((opening) => ({ opening, points: pointsOf(room, opening), isPicture: mayBePicture(room, opening) }));

function pointsOf(room: Room, opening: Opening): Vec3[] {
  const points: Vec3[] = [];
  for (const u of [0.1, 0.3, 0.5, 0.7, 0.9])
    for (const v of [0.15, 0.5, 0.85]) {
      const along = opening.from + u * (opening.to - opening.from);
      points.push(onWall(room.walls[opening.wall], along, opening.bottom + v * (opening.top - opening.bottom)));
    }
  return points.filter((point) => isInPicture(room, point));
}

function isInPicture(room: Room, point: Vec3): boolean {
  const pixel = project(room.camera, point);
  return pixel !== null && pixel[0] >= 0 && pixel[1] >= 0 && pixel[0] < room.width && pixel[1] < room.height;
}

/**
 * Whether the picture still shows the room's openings behind a piece: all of the glass where windows are preserved, and
 * of what may be a picture, unless the main piece stands there; else most of the glass, and most of each door.
 */
export function leavesOpenings(scene: Scene, piece: Draft): boolean {
  const covers = coverOf(scene.room, solids(piece));
  return scene.glimpses.every(({ opening, points, isPicture }) => {
    const whole = isPicture ? piece.group !== 'main' : opening.kind === 'window' && scene.preserve.windows;
    const limit = whole ? 0 : MOST_COVERED[opening.kind];
    const covered = points.filter(covers).length;
    return covered <= limit * points.length;
  });
}

/**
 * Metres above the floor: glass or a door reaches down to it; and certainty from which on it is better left to be seen.
 */
const TO_THE_FLOOR = 0.35;
const LIKELY = 0.35;

/** Whether a piece comes, in the picture, before what may be a door, a window down to the floor, or a column. */
export function hidesDoorway({ room }: Scene, piece: Draft): boolean {
  const covers = coverOf(room, solids(piece));
  return room.openings.some(({ bottom, certainty, ...opening }) => {
    const matters = opening.kind === 'obstacle' ? certainty >= SUSPECTED : bottom < TO_THE_FLOOR && certainty >= LIKELY;
    return matters && pointsOf(room, { ...opening, bottom, certainty }).some(covers);
  });
}

/** Whether a piece hides a part of a door that is surely there. */
export function hidesDoor(scene: Scene, piece: Draft): boolean {
  const covers = coverOf(scene.room, solids(piece));
  return scene.glimpses.some(({ opening, points }) => opening.kind === 'door' && points.some(covers));
}

/** Metres above a piece at which a picture still seems to stand on it. */
const BELOW_PICTURE = 0.12;

/**
 * Whether a piece hides a part of what may be a picture, or comes so near below it that the picture seems to stand on
 * it.
 */
export function hidesPicture(scene: Scene, piece: Draft): boolean {
  const pictures = scene.glimpses.filter(({ isPicture }) => isPicture);
  if (pictures.length === 0) return false;
  const parts = solids(piece).map((part) => ({ ...part, height: part.height + BELOW_PICTURE }));
  const covers = coverOf(scene.room, parts);
  return pictures.some(({ points }) => points.some(covers));
}
