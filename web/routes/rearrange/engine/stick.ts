/** Where a piece goes when a person drags it: within the room, at walls, in line with others, at the usual distance. */
import type { Piece, Plan, Room, Side } from '../../../../api/stager/contract.js';
import { clearances } from '../../../../api/stager/design/clearances.js';
import { standsOn } from '../../../../api/stager/design/edits/itemsOn.js';
import { WALL_GAP } from '../../../../api/stager/design/placing/roomRules.js';
import { halfExtents, place, within, wrapAngle } from '../../../../api/stager/design/scene/footprint.js';
import { alongWall, FACING, SIDES } from '../../../../api/stager/design/scene/walls.js';
import { hangs, isOnFloor, KINDS } from '../../../../api/stager/kinds.js';
import type { Guide, Wanted } from './messages.js';

/** Metres within which a piece sticks to a wall, to a middle, and to a usual distance. */
const NEAR_WALL = 0.14;
const NEAR_MIDDLE = 0.06;
const NEAR_DISTANCE = 0.06;

export interface Stuck {
  readonly x: number;
  readonly z: number;
  readonly y?: number;
  /** radians, where the piece turned to another wall */
  readonly angle?: number;
  readonly guides: readonly Guide[];
}

interface Sticking {
  readonly room: Room;
  readonly plan: Plan;
  readonly piece: Piece;
  readonly wanted: Wanted;
}

/** The place that a piece takes. What it may not do at all is not decided here: see the engine's objections. */
export function stick(room: Room, plan: Plan, wanted: Wanted): Stuck | null {
  const piece = plan.pieces.find(({ id }) => id === wanted.id);
  if (!piece) return null;
  const sticking = { room, plan, piece, wanted };
  if (KINDS[piece.kind].standing === 'on') return onTop(sticking);
  return hangs(piece) && piece.wall !== undefined ? onWall(sticking, piece.wall) : onFloor(sticking);
}

const clamp = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** What stands on another piece stays on it. */
function onTop({ plan, piece, wanted }: Sticking): Stuck {
  const base = plan.pieces.find((other) => other !== piece && standsOn(piece, other));
  if (!base) return { x: wanted.x, z: wanted.z, guides: [] };
  const [x, z] = within(base, [wanted.x, wanted.z]);
  const [aside, ahead] = [(base.width - piece.width) / 2, (base.depth - piece.depth) / 2];
  const [placedX, placedZ] = place(base, clamp(x, -aside, aside), clamp(z, -ahead, ahead));
  return { x: placedX, z: placedZ, guides: [] };
}

/** What hangs on a wall moves along it and up and down; it sticks to the middles of what is below, and to heights. */
function onWall({ room, plan, piece, wanted }: Sticking, side: Side): Stuck {
  const wall = room.walls[side];
  const half = piece.width / 2;
  let along = clamp(alongWall(side, wanted), wall.from + half, wall.to - half);
  let y = clamp(wanted.y ?? piece.y, 0, room.ceilingHeight - piece.height);
  if (wanted.sticks) {
    const others = plan.pieces.filter((other) => other !== piece && other.wall === side);
    along = nearest(along, [...others.map((other) => alongWall(side, other)), (wall.from + wall.to) / 2]);
    const hung = others.filter(hangs);
    const middles = hung.map((other) => other.y + other.height / 2 - piece.height / 2);
    y = nearest(y, [...middles, ...hung.map((other) => other.y)]);
  }
  return side === 'back' ? { x: along, z: piece.z, y, guides: [] } : { x: piece.x, z: along, y, guides: [] };
}

function nearest(value: number, places: readonly number[], within = NEAR_MIDDLE): number {
  const near = places.filter((one) => Math.abs(one - value) < within);
  return near.reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best), near[0] ?? value);
}

function onFloor(sticking: Sticking): Stuck {
  const { room, wanted } = sticking;
  const turned = wanted.sticks ? turnedToWall(sticking) : null;
  const piece = { ...sticking.piece, angle: turned ?? sticking.piece.angle, x: wanted.x, z: wanted.z };
  const half = halfExtents(piece);
  const box = {
    x: [room.left + half.x, room.right - half.x],
    z: [room.back + half.z, room.front - half.z],
  } as const;
  let x = clamp(wanted.x, ...box.x);
  let z = clamp(wanted.z, ...box.z);
  const guides: Guide[] = [];
  if (wanted.sticks) {
    const at = { x, z };
    x = atWall(x, room.left + half.x, room.right - half.x);
    z = atWall(z, room.back + half.z, Infinity);
    if (x === at.x) x = inLine(sticking, 'x', { x, z }, guides);
    if (z === at.z) z = inLine(sticking, 'z', { x, z }, guides);
    if (x === at.x && z === at.z) ({ x, z } = atUsualDistance(sticking, { ...piece, x, z }));
  }
  return { x, z, guides, ...(turned === null ? {} : { angle: turned }) };
}

/** Flush with the wall that is near, with the gap that the stager leaves. */
function atWall(value: number, least: number, most: number): number {
  if (Math.abs(value - least) < NEAR_WALL) return least + WALL_GAP;
  return Math.abs(value - most) < NEAR_WALL ? most - WALL_GAP : value;
}

/** Kinds that stand at walls only turn their backs to the wall that they come near; null: it stays as it is. */
function turnedToWall({ room, piece, wanted }: Sticking): number | null {
  const kind: { readonly atWallsOnly?: true } = KINDS[piece.kind];
  if (!kind.atWallsOnly) return null;
  const reach = piece.depth / 2 + NEAR_WALL * 2;
  const distances = { back: wanted.z - room.back, left: wanted.x - room.left, right: room.right - wanted.x };
  const near = SIDES.filter((side) => room.walls[side].seen && distances[side] < reach);
  const side = near.toSorted((a, b) => distances[a] - distances[b])[0];
  if (side === undefined || near.some((one) => isFacing(piece, one))) return null;
  return FACING[side];
}

const isFacing = ({ angle }: Piece, side: Side): boolean => Math.abs(wrapAngle(angle - FACING[side])) < 0.05;

/** In line with the middle of another piece, of an opening or of the room. */
function inLine(
  { room, plan, piece, wanted }: Sticking,
  axis: 'x' | 'z',
  at: { readonly x: number; readonly z: number },
  guides: Guide[],
): number {
  const carried = new Set([piece.id, ...wanted.along]);
  const others = plan.pieces.filter((other) => !carried.has(other.id) && isOnFloor(other));
  const walls = axis === 'x' ? ['back'] : ['left', 'right'];
  const openings = room.openings.filter(({ wall }) => walls.includes(wall));
  const places = [
    ...others.map((other) => other[axis]),
    ...openings.map(({ from, to }) => (from + to) / 2),
    ...(axis === 'x' ? [(room.left + room.right) / 2] : []),
  ];
  const value = nearest(at[axis], places);
  if (!places.includes(value)) return value;
  const sources = others.filter((other) => other[axis] === value);
  const ends = [at, ...sources].map((one) => (axis === 'x' ? one.z : one.x));
  const [from, to] = [Math.min(...ends, axis === 'x' ? room.back : Infinity), Math.max(...ends)];
  guides.push(
    axis === 'x'
      ? [
          [value, from],
          [value, to],
        ]
      : [
          [sources.length > 0 ? from : room.left, value],
          [sources.length > 0 ? to : room.right, value],
        ],
  );
  return value;
}

/** Moved to or from its partner by the little that lacks to the least usual distance. */
function atUsualDistance({ room, plan }: Sticking, piece: Piece): { readonly x: number; readonly z: number } {
  const pieces = plan.pieces.map((other) => (other.id === piece.id ? piece : other));
  for (const { between, metres, wanted } of clearances({ ...plan, pieces }, room)) {
    const lacks = wanted[0] - metres;
    const partner = between.includes(piece.id) && pieces.find(({ id }) => id !== piece.id && between.includes(id));
    if (!partner || Math.abs(lacks) > NEAR_DISTANCE) continue;
    const [dx, dz] = [piece.x - partner.x, piece.z - partner.z];
    return Math.abs(dx) > Math.abs(dz)
      ? { x: piece.x + Math.sign(dx) * lacks, z: piece.z }
      : { x: piece.x, z: piece.z + Math.sign(dz) * lacks };
  }
  return piece;
}
