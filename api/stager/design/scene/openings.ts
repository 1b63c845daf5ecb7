import type { Opening, Room, Vec3 } from '../../contract.js';
import { isBelieved, SUSPECTED } from '../../room/openings/belief.js';
import { project } from '../../../shared/geometry/camera.js';
import { mayBePicture } from '../../room/fixtures/hungPictures.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { halfExtents } from './footprint.js';
import type { VisibleOpening, Scene } from './scene.js';
import { stands } from '../../kinds.js';
import { shapeOf, solids } from './solids.js';
import { coverOf, type Cover, isInPicture } from './view.js';
import { beforeWall, FACING, onWall } from './walls.js';

/** Metres kept free before a door or an open doorway. */
export const DOOR_FREE = 0.9;
/** Metres before a window in which nothing rises above the sill. */
export const WINDOW_FREE = 0.5;
/** Metres kept free before a fireplace, and before shelves or stairs. */
const FIREPLACE_FREE = 1.2;
const OBSTACLE_FREE = 0.9;
/** Share of an opening that one piece may cover in the picture. */
const MOST_COVERED: Readonly<Record<Opening['kind'], number>> = {
  window: 0.35,
  door: 0.3,
  fireplace: 0.15,
  obstacle: 0.3,
};

const FREE_DEPTH: Readonly<Record<Opening['kind'], number>> = {
  door: DOOR_FREE,
  window: WINDOW_FREE,
  fireplace: FIREPLACE_FREE,
  obstacle: OBSTACLE_FREE,
};

/** Metres of an opening's width before which a piece stands; 0 where a window's sill is higher than the piece. */
function standsBefore(room: Room, opening: Opening, piece: Placed, deepest = Infinity): number {
  if (opening.kind === 'window' && piece.y + piece.height < opening.bottom) return 0;
  return before(room, opening, piece, Math.min(FREE_DEPTH[opening.kind], deepest));
}

/** Metres of an opening's width before which a piece stands, at most `free` metres from its wall. */
function before(room: Room, opening: Opening, piece: Placed, free: number): number {
  const half = halfExtents(piece);
  const isBack = opening.wall === 'back';
  const middle = isBack ? piece.z - room.back : opening.wall === 'left' ? piece.x - room.left : room.right - piece.x;
  if (middle - (isBack ? half.z : half.x) > free) return 0;
  const along = isBack ? piece.x : piece.z;
  const reach = isBack ? half.x : half.z;
  return Math.max(0, Math.min(opening.to, along + reach) - Math.max(opening.from, along - reach));
}

/** Metres of a window's frame beyond its glass, at the sides and below. */
const TRIM = 0.1;

/** Whether a piece at a wall stands before the frame of a certain window, which it would cut in the picture. */
export const crossesTrim = (room: Room, piece: Placed): boolean =>
  room.openings.some((opening) => {
    if (opening.kind !== 'window' || !isBelieved(opening)) return false;
    const { from, to, bottom } = opening;
    return standsBefore(room, { ...opening, from: from - TRIM, to: to + TRIM, bottom: bottom - TRIM }, piece) > 0;
  });

/** Metres before a fireplace within which a seat must not turn its back to it. */
const FIRESIDE = 2.8;

/** Whether a seat stands before a fireplace and turns its back to it. */
export const turnsBackToFire = (room: Room, seat: Placed): boolean =>
  room.openings.some(
    (opening) =>
      opening.kind === 'fireplace' &&
      isBelieved(opening) &&
      Math.cos(seat.angle - FACING[opening.wall]) > 0.3 &&
      before(room, opening, seat, FIRESIDE) > 0,
  );

/** Metres of certain doors, windows and obstacles before which a piece stands, at most `deepest` metres away. */
export function blocked(room: Room, piece: Placed, deepest = Infinity): number {
  let sum = 0;
  for (const opening of room.openings) if (isBelieved(opening)) sum += standsBefore(room, opening, piece, deepest);
  return sum;
}

/** Metres by which a suspected door may be wider than read, at either side. */
const READING_ERROR = 0.25;

/** Metres of suspected doors before which a piece stands, weighted by certainty. */
export const beforeSuspectedDoor = (room: Room, piece: Placed): number => doubt(withSuspectedDoors(room), piece);

/** Memoised, as every candidate asks for them. */
const suspected = new WeakMap<Room, Room>();

/** The room with suspected doors as its only openings, each as wide as it may be. */
function withSuspectedDoors(room: Room): Room {
  const known = suspected.get(room);
  if (known) return known;
  const doors = room.openings.filter(({ kind, certainty }) => kind === 'door' && certainty >= SUSPECTED);
  const openings = doors.map((door) => ({ ...door, from: door.from - READING_ERROR, to: door.to + READING_ERROR }));
  const widened = { ...room, openings };
  suspected.set(room, widened);
  return widened;
}

/** Metres of clearance before a suspected door that suffice for a low piece, and greatest height of such a piece. */
const LOW_PIECE = { free: 0.6, height: 0.5 };

/** Metres of doubtful openings before which a piece stands, weighted by certainty. */
export function doubt(room: Room, piece: Placed): number {
  const deepest = piece.height < LOW_PIECE.height ? LOW_PIECE.free : Infinity;
  let most = 0;
  for (const opening of room.openings)
    if (!isBelieved(opening)) most = Math.max(most, opening.certainty * standsBefore(room, opening, piece, deepest));
  return most;
}

/** Certainty from which a door is kept visible, though furniture may stand on the floor before it. */
export const LIKELY_DOOR = 0.35;

const isKeptVisible = (opening: Opening): boolean =>
  isBelieved(opening) ||
  (opening.kind === 'door' && opening.certainty >= LIKELY_DOOR && isBelieved({ ...opening, certainty: 1 }));

/**
 * The certain and likely openings, with sample points that the picture shows.
 * @param wholeGlass samples windows densely, where no part of them may be hidden
 */
export const visibleOpenings = (room: Room, wholeGlass = false): VisibleOpening[] =>
  room.openings.filter(isKeptVisible).map((opening) => ({
    opening,
    points: pointsOf(room, opening, gridOf(room, opening, wholeGlass)),
    lower: lowerOf(room, opening),
    isPicture: mayBePicture(room, opening),
  }));

function gridOf(room: Room, opening: Opening, wholeGlass: boolean): Grid {
  if (wholeGlass && opening.kind === 'window') return DENSE_GRID;
  return mayBePicture(room, opening) ? EDGE_GRID : SPARSE_GRID;
}

function lowerOf(room: Room, opening: Opening): readonly Vec3[] {
  if (opening.kind === 'door') return footOf(room, opening);
  if (opening.kind === 'fireplace') return hearthOf(room, opening);
  return opening.kind === 'obstacle' ? pointsOf(room, opening, LOWER_GRID) : [];
}

/** Sample points of an opening, as shares of its width and height. */
interface Grid {
  readonly across: readonly number[];
  readonly up: readonly number[];
}

const SPARSE_GRID: Grid = { across: [0.1, 0.3, 0.5, 0.7, 0.9], up: [0.15, 0.5, 0.85] };
const evenly = (number: number): number[] => Array.from({ length: number }, (_, k) => k / (number - 1));
const DENSE_GRID: Grid = { across: evenly(18), up: evenly(14) };
const EDGE_GRID: Grid = { across: evenly(9), up: evenly(4) };
/** Reaches slightly beyond the frame, as a reading may be off by about 0.1 m. */
const LOWER_GRID: Grid = {
  across: [-0.08, 0.04, 0.17, 0.3, 0.43, 0.57, 0.7, 0.83, 0.96, 1.08],
  up: [0.02, 0.06, 0.1, 0.15, 0.2, 0.26, 0.32],
};
const EVENLY = [0.1, 0.3, 0.5, 0.7, 0.9] as const;
const FIRE_GRID: Grid = { across: EVENLY, up: [0.05, 0.25, 0.45, 0.65, 0.85] };
/** Metres before a hearth at which its stone is sampled. */
const HEARTH_STONES = [0.15, 0.4] as const;
/** Metres before a door at which its floor is sampled. */
const THRESHOLD = 0.2;

/** The lowest third of a door, and the floor just before it. */
function footOf(room: Room, door: Opening): Vec3[] {
  const floor = LOWER_GRID.across.map((u): Vec3 => {
    const [x, z] = beforeWall(room.walls[door.wall], door.from + u * (door.to - door.from), THRESHOLD);
    return [x, 0, z];
  });
  return [...pointsOf(room, door, LOWER_GRID), ...floor.filter((point) => shows(room, point))];
}

/** The fire, its surround below the mantel, and the stone before it. */
function hearthOf(room: Room, hearth: Opening): Vec3[] {
  const wall = room.walls[hearth.wall];
  const stone = EVENLY.flatMap((u) =>
    HEARTH_STONES.map((out): Vec3 => {
      const [x, z] = beforeWall(wall, hearth.from + u * (hearth.to - hearth.from), out);
      return [x, 0, z];
    }),
  );
  return [...pointsOf(room, hearth, FIRE_GRID), ...stone.filter((point) => shows(room, point))];
}

function pointsOf(room: Room, opening: Opening, { across, up }: Grid = SPARSE_GRID): Vec3[] {
  const points: Vec3[] = [];
  for (const u of across)
    for (const v of up) {
      const along = opening.from + u * (opening.to - opening.from);
      points.push(onWall(room.walls[opening.wall], along, opening.bottom + v * (opening.top - opening.bottom)));
    }
  return points.filter((point) => shows(room, point));
}

function shows(room: Room, point: Vec3): boolean {
  const pixel = project(room.camera, point);
  return pixel !== null && isInPicture(room, pixel);
}

/**
 * Greatest share of the lowest third of a door or a built-in unit, and of a hearth, that all pieces together may cover,
 * so that the picture shows a door as passable and a fire that can be used.
 */
const LOWER_COVERED: Partial<Record<Opening['kind'], number>> = { door: 0.1, obstacle: 0.12, fireplace: 0.1 };

/**
 * Whether the picture still shows the room's openings with a piece: all of a preserved window; all of a possible
 * picture, unless the piece is the main one; most of other windows; and nearly all of the lowest third of each door and
 * of each hearth, together with the pieces that stand already.
 */
export const leavesOpenings = (scene: Scene, piece: Draft): boolean =>
  leavesEachOpeningVisible(scene, piece) && leavesDoors(scene, piece);

/** The same for the piece alone. */
export function leavesEachOpeningVisible(scene: Scene, piece: Draft): boolean {
  const covers = coverOf(scene.room, solids(piece));
  return scene.visibleOpenings.every(({ opening, points, isPicture }) => {
    const whole = isPicture ? !isMain(scene, piece) : opening.kind === 'window' && scene.preserve.windows;
    return points.filter(covers).length <= (whole ? 0 : MOST_COVERED[opening.kind]) * points.length;
  });
}

/** Whether the lowest parts of doors and built-in units, and hearths, stay visible behind all pieces together. */
export function leavesDoors(scene: Scene, piece: Draft): boolean {
  if (scene.visibleOpenings.every(({ lower }) => lower.length === 0)) return true;
  const covers = coverOf(scene.room, solids(piece));
  return scene.visibleOpenings.every(
    ({ opening, lower }) =>
      !lower.some(covers) || coveredOf(scene, lower, covers) <= (LOWER_COVERED[opening.kind] ?? 0),
  );
}

/** Whether a piece is the main one or a candidate for it. */
const isMain = ({ pieces: [main] }: Scene, { group, kind }: Draft): boolean =>
  group === 'main' && (main === undefined || main.kind === kind);

/** Share of the points that a new piece and the standing ones hide together. */
function coveredOf({ room, pieces }: Scene, points: readonly Vec3[], covers: Cover): number {
  const standing = pieces.filter(stands);
  const hidden = coverOf(
    room,
    standing.flatMap((piece) => shapeOf(piece).boxes),
  );
  return points.filter((point) => covers(point) || hidden(point)).length / points.length;
}

/** Greatest share of a door's lowest third that the pieces of an arrangement cover. */
export function worstDoor(scene: Scene): number {
  const shares = scene.visibleOpenings
    .filter(({ opening, lower }) => opening.kind === 'door' && lower.length > 0)
    .map(({ lower }) => coveredOf(scene, lower, () => false));
  return Math.max(0, ...shares);
}

/**
 * Metres above the floor below which glass or a door counts as floor-length; certainty from which it stays visible.
 */
const FLOOR_LENGTH = 0.35;
const LEAST_CERTAINTY = 0.35;

/** Whether a piece hides a part of a possible door, a floor-length window or a column. */
export function hidesDoorway({ room }: Scene, piece: Draft): boolean {
  const covers = coverOf(room, solids(piece));
  return room.openings.some(({ bottom, certainty, ...opening }) => {
    const matters =
      opening.kind === 'obstacle' ? certainty >= SUSPECTED : bottom < FLOOR_LENGTH && certainty >= LEAST_CERTAINTY;
    return matters && pointsOf(room, { ...opening, bottom, certainty }).some(covers);
  });
}

/** Whether a piece hides a part of a certain or likely door. */
export function hidesDoor(scene: Scene, piece: Draft): boolean {
  const covers = coverOf(scene.room, solids(piece));
  return scene.visibleOpenings.some(({ opening, points }) => opening.kind === 'door' && points.some(covers));
}

/** Whether a piece hides a part of a certain window from the camera. */
export function hidesGlass({ room, visibleOpenings }: Scene, piece: Draft): boolean {
  const covers = coverOf(room, [piece]);
  return visibleOpenings.some(({ opening, points }) => opening.kind === 'window' && points.some(covers));
}

/** Metres above a piece within which a picture seems to stand on it. */
const BELOW_PICTURE = 0.12;

/**
 * Whether a piece hides a part of a possible picture, or ends so close below it that the picture seems to stand on
 * it.
 */
export function hidesPicture(scene: Scene, piece: Draft): boolean {
  const pictures = scene.visibleOpenings.filter(({ isPicture }) => isPicture);
  if (pictures.length === 0) return false;
  const parts = solids(piece).map((part) => ({ ...part, height: part.height + BELOW_PICTURE }));
  const covers = coverOf(scene.room, parts);
  return pictures.some(({ points }) => points.some(covers));
}
