/** How busy the walls behind furniture are in the photo: bare, or with shelves, stairs, a hearth. */
import type { Side, Wall } from '../../contract.js';
import type { Draft } from '../../furniture/draft.js';
import { boxSamples, corners } from './footprint.js';
import { isBelieved } from '../../room/openings/belief.js';
import { fromWall } from '../../room/camera/wallPlane.js';
import type { Scene } from './scene.js';
import { alongWall, onWall, SIDES } from './walls.js';

/** Walls busier than this hold shelves, stairs or a hearth: nothing stands before them. */
const BUSY = 0.3;
/** Metres above the floor between which a piece's back hides the wall. */
const AT_BACKS = { bottom: 0.25, top: 1.2 };
/** Metres to a wall within which a chair or a table stands before what is on it. */
const NEAR_WALL = 0.6;
/** Pattern behind a tall slim piece from which something already stands there. */
const OCCUPIED = 0.55;
/** Metres: pieces of at least this height must not cover what stands there. */
const TALL = 1;

/** Mean pattern of the wall at a piece's back: 0 bare, 1 shelves, stairs or a hearth. */
export function clutter(scene: Scene, piece: Draft): number {
  if (!piece.wall) return 0;
  const middle = alongWall(piece.wall, piece);
  const half = piece.width / 2;
  return busyness(scene, scene.room.walls[piece.wall], { from: middle - half, to: middle + half, ...AT_BACKS });
}

/** Metres: a shorter stretch of wall beside a window is not evaluated. */
const LEAST_STRETCH = 0.3;

/**
 * Mean pattern of the wall behind the back of a free-standing piece, without its windows: a hearth, shelves, stairs.
 */
export function clutterBehind(scene: Scene, piece: Draft): number {
  if (!piece.wall) return 0;
  const middle = alongWall(piece.wall, piece);
  const [from, to] = [middle - piece.width / 2, middle + piece.width / 2];
  const glass = scene.room.openings
    .filter((o) => o.wall === piece.wall && o.kind === 'window' && isBelieved(o) && o.from < to && o.to > from)
    .toSorted((a, b) => a.from - b.from);
  const ends = [from, ...glass.flatMap((o) => [o.from, o.to]), to];
  const stretches = ends.flatMap((start, index) => {
    const end = ends[index + 1];
    return index % 2 === 0 && end !== undefined && end - start > LEAST_STRETCH ? [{ from: start, to: end }] : [];
  });
  const wall = scene.room.walls[piece.wall];
  return Math.max(0, ...stretches.map((part) => busyness(scene, wall, { ...part, ...AT_BACKS })));
}

/** Mean pattern of the walls near a piece that belongs to none. */
function clutterNearBy(scene: Scene, piece: Draft, reach = NEAR_WALL): number {
  const feet = corners(piece);
  const near = SIDES.filter((side) => Math.min(...feet.map((foot) => fromWall(scene.room, side, foot))) < reach);
  const found = near.map((side) => {
    const along = feet.map(([x, z]) => alongWall(side, { x, z }));
    const part = { from: Math.min(...along), to: Math.max(...along), bottom: AT_BACKS.bottom };
    const top = Math.min(AT_BACKS.top, sillOf(scene, side, part) - BELOW_SILL);
    // the view in a window does not count as pattern, the wall below the sill does
    return top - part.bottom < LOWEST_STRIP ? 0 : busyness(scene, scene.room.walls[side], { ...part, top });
  });
  return Math.max(0, ...found);
}

/** Metres of clearance before a wall with a hearth, shelves or stairs, for low pieces too. */
const BEFORE_BUSY = 1;

/** Whether a piece stands too close before a busy wall, such as one with a fire. */
export const isBeforeBusyWall = (scene: Scene, piece: Draft): boolean =>
  clutterNearBy(scene, piece, BEFORE_BUSY) > BUSY;

/** Metres that a sill takes, and least height of the wall below it that is evaluated. */
const BELOW_SILL = 0.12;
const LOWEST_STRIP = 0.2;

/** Metres above the floor of the lowest sill in a part of a wall. */
function sillOf({ room }: Scene, side: Side, { from, to }: { readonly from: number; readonly to: number }): number {
  const glass = room.openings.filter((o) => o.wall === side && o.kind === 'window' && isBelieved(o));
  return Math.min(Infinity, ...glass.filter((o) => o.from < to && o.to > from).map(({ bottom }) => bottom));
}

/** Mean pattern of a part of a wall, 0..1. */
export function busyness(
  scene: Scene,
  wall: Wall,
  part: { readonly from: number; readonly to: number; readonly bottom: number; readonly top: number },
): number {
  const across = 8;
  const up = 5;
  let sum = 0;
  for (let i = 0; i < across; i++)
    for (let j = 0; j < up; j++) {
      const along = part.from + ((i + 0.5) / across) * (part.to - part.from);
      const y = part.bottom + ((j + 0.5) / up) * (part.top - part.bottom);
      sum += scene.look.busy(onWall(wall, along, y));
    }
  return sum / (across * up);
}

/** Pattern of the busiest tenth of a part of a wall, 0..1: finds a frame on a bare wall. */
export function busyPeak(scene: Scene, wall: Wall, part: Parameters<typeof busyness>[2]): number {
  const across = 12;
  const up = 9;
  const found: number[] = [];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < up; j++) {
      const along = part.from + ((i + 0.5) / across) * (part.to - part.from);
      const y = part.bottom + ((j + 0.5) / up) * (part.top - part.bottom);
      found.push(scene.look.busy(onWall(wall, along, y)));
    }
  const [peak = 0] = found.toSorted((a, b) => b - a).slice(Math.floor(found.length / 10));
  return peak;
}

/** Whether the wall behind a piece is not bare, or a tall piece would cover what stands there. */
export function isBusyBehind(scene: Scene, piece: Draft): boolean {
  if (piece.wall && clutter(scene, piece) > BUSY) return true;
  if (!piece.wall && clutterNearBy(scene, piece) > BUSY) return true;
  if (piece.height < TALL) return false;
  const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => share * piece.height);
  const sum = heights.reduce((total, y) => total + scene.look.busy([piece.x, y, piece.z]), 0);
  return sum > OCCUPIED * heights.length;
}

/**
 * Mean pattern of what the photo shows where a piece will stand, over its upper half: 0 bare wall .. 1 a hearth,
 * shelves.
 */
export function patternBehind({ look }: Scene, piece: Draft): number {
  const points = boxSamples({ ...piece, y: piece.y + piece.height / 2, height: piece.height / 2 });
  return points.reduce((sum, point) => sum + look.busy(point), 0) / points.length;
}

/**
 * Where the photo is sampled for edges behind a lamp: the range across as a share of its width, the number of columns,
 * and the heights as shares of its own.
 */
const LAMP_SAMPLES = { reach: 0.8, columns: 17, up: [0.55, 0.65, 0.75, 0.85, 0.95] } as const;
/** Pattern along most of a column from which it counts as an edge. */
const EDGE_PATTERN = 0.5;

/**
 * Whether an upright edge runs behind the upper half of something slim: the end of a wall, a window's frame, a column.
 */
export function isBeforeEdge({ look, room }: Scene, { x, y, z, width, height }: Draft): boolean {
  // across the line of sight
  const away = Math.hypot(x, z);
  const [acrossX, acrossZ] = [-z / away, x / away];
  return Array.from({ length: LAMP_SAMPLES.columns }, (_, index) => index / (LAMP_SAMPLES.columns - 1) - 0.5).some(
    (part) => {
      const share = 2 * LAMP_SAMPLES.reach * part;
      const [px, pz] = [x + share * width * acrossX, z + share * width * acrossZ];
      const found = LAMP_SAMPLES.up.map((up) => look.busy([px, Math.min(y + up * height, room.ceilingHeight), pz]));
      return (found.toSorted((a, b) => a - b)[1] ?? 0) > EDGE_PATTERN;
    },
  );
}
