/**
 * Looks for the place of a piece that a comment asks for: over the whole floor by a fixed grid and along the walls, the
 * nearest to what was asked among those that no hard rule forbids.
 */
import type { Piece, PlanEdit, Room } from '../../../contract.js';
import { KINDS, stands } from '../../../kinds.js';
import { WALL_GAP } from '../../placing/roomRules.js';
import { collide } from '../../scene/feet.js';
import { place, within, wrapAngle } from '../../scene/footprint.js';
import { blocked, doubt } from '../../scene/openings.js';
import { view } from '../../scene/view.js';
import { alongWall, beforeWall, FACING, SIDES } from '../../scene/walls.js';
import { mayStand } from '../objections.js';
import { belongings } from './belongings.js';
import type { Context } from './context.js';

export interface Goal {
  /** how far a place is from what was asked for: metres, or what counts like them */
  readonly cost: (piece: Piece) => number;
  /** whether a place is what was asked for at all */
  readonly isReached: (piece: Piece) => boolean;
  /** the direction in which it stands away from walls; default: as before */
  readonly angleAt?: (piece: Piece) => number;
  /** it keeps its angle also at walls */
  readonly keepsAngle?: boolean;
  /** the only places that are looked at; default: the whole floor and the walls */
  readonly poses?: readonly Pose[];
  /** it goes alone, not with what belongs to it */
  readonly alone?: boolean;
}

export type Pose = Pick<Piece, 'x' | 'z' | 'angle'>;

/** Metres between two places. */
const GRID = 0.1;
/** Places that are looked at closely, at most. */
const MOST_LOOKS = 1500;
/** Cost of leaving its wall, and of a quarter turn. */
const OFF_WALL = 0.35;
const QUARTER = 0.2;

interface Settled {
  /** where the piece is then: metres to three places, radians alike */
  readonly pose: Pose;
  /** that bring it there, and what goes with it */
  readonly edits: readonly PlanEdit[];
  /** what goes with it */
  readonly others: readonly Piece[];
}

/** The best place of a piece; null where there is none. */
export function settle(context: Context, piece: Piece, goal: Goal): Settled | null {
  const poses = posesOf(context, piece, goal);
  for (const others of goal.alone ? [[]] : companies(context, piece)) {
    const pose = bestPose(context, { piece, others, poses });
    if (!pose) continue;
    const edits = [piece, ...others].flatMap((one) => editsTo(one, carried(piece, pose, one)));
    return { pose: { x: rounded(pose.x), z: rounded(pose.z), angle: rounded(pose.angle) }, edits, others };
  }
  return null;
}

interface Search {
  readonly piece: Piece;
  readonly others: readonly Piece[];
  readonly poses: readonly { readonly pose: Pose; readonly cost: number }[];
}

function bestPose(context: Context, { piece, others, poses }: Search): Pose | null {
  const goes = [piece, ...others];
  const stay = context.plan.pieces.filter((one) => stands(one) && !goes.includes(one));
  let best: { readonly pose: Pose; readonly total: number } | null = null;
  let looks = 0;
  for (const { pose, cost } of poses) {
    if ((best && cost >= best.total) || looks++ > MOST_LOOKS) break;
    const there = goes.map((one) => carried(piece, pose, one));
    if (!there.every((one) => mayStand(context, one, stay))) continue;
    const total = cost + there.reduce((sum, one) => sum + flaws(context.room, one, stay), 0);
    if (!best || total < best.total) best = { pose, total };
  }
  return best?.pose ?? null;
}

/** Metres between two pieces that touch in the picture. */
const TIGHT = 0.06;
/** Metres of a way between furniture that does not belong together. */
const WAY = 0.5;

/** What speaks a little against a place: windows hidden, pieces that touch, narrow ways, the picture's edge. */
function flaws(room: Room, piece: Piece, stay: readonly Piece[]): number {
  if (!stands(piece)) return view(room, piece).inFrame < 0.5 ? 0.5 : 0;
  const tight = stay.filter((other) => KINDS[piece.kind].seatOf !== other.kind && collide(piece, other, TIGHT)).length;
  const narrow = stay.filter((other) => collide(piece, other, WAY)).length - tight;
  const cut = view(room, piece).inFrame < Math.max(0.5, KINDS[piece.kind].leastInFrame ?? 0.9) ? 0.5 : 0;
  return 0.6 * blocked(room, piece) + doubt(room, piece) + 0.3 * tight + 0.05 * Math.max(0, narrow) + cut;
}

/** All places worth a look, the cheapest first. */
function posesOf({ room }: Context, piece: Piece, goal: Goal): Search['poses'] {
  const { atWallsOnly } = KINDS[piece.kind];
  const anywhere = () => [...wallPoses(room, piece, goal), ...(atWallsOnly ? [] : openPoses(room, piece, goal))];
  const poses: readonly WallPose[] = goal.poses ?? anywhere();
  return poses
    .map((pose) => ({ pose, piece: { ...piece, ...pose } }))
    .filter((one) => goal.isReached(one.piece))
    .map((one) => ({ pose: one.pose, cost: goal.cost(one.piece) + (goal.poses ? 0 : changeCost(piece, one.pose)) }))
    .toSorted((a, b) => a.cost - b.cost || a.pose.x - b.pose.x || a.pose.z - b.pose.z);
}

interface WallPose extends Pose {
  readonly atWall?: boolean;
}

function changeCost(piece: Piece, pose: WallPose): number {
  const turned = Math.abs(wrapAngle(pose.angle - piece.angle)) / (Math.PI / 2);
  return (
    QUARTER * turned + (leavesWall(piece, pose) ? OFF_WALL : 0) + 0.02 * Math.hypot(pose.x - piece.x, pose.z - piece.z)
  );
}

/** Metres by which a piece may come off its wall. */
const AT_WALL = 0.12;

function leavesWall({ wall, x, z, angle }: Piece, pose: WallPose): boolean {
  if (wall === undefined || pose.atWall) return false;
  const off = wall === 'back' ? pose.z - z : pose.x - x;
  return Math.abs(off) > AT_WALL || Math.abs(wrapAngle(pose.angle - angle)) > 0.1;
}

/** From a point in steps to both sides, so that a piece can keep its line. */
function steps(from: number, to: number, through: number): number[] {
  const first = through - Math.floor((through - from) / GRID + 1e-6) * GRID;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / GRID + 1e-6) + 1) }, (_, k) => first + k * GRID);
}

/** With its back at a wall that the photo shows, or at its own. */
function wallPoses(room: Room, piece: Piece, { keepsAngle }: Goal): WallPose[] {
  if (!stands(piece) || (piece.wall === undefined && !KINDS[piece.kind].hasPlainBack && !KINDS[piece.kind].atWallsOnly))
    return [];
  const sides = SIDES.filter((side) => room.walls[side].seen || side === piece.wall);
  return sides.flatMap((side) => {
    const angle = FACING[side];
    if (keepsAngle && Math.abs(wrapAngle(angle - piece.angle)) > 0.1) return [];
    const [from, to] = side === 'back' ? [room.left, room.right] : [Math.max(room.back, -9), -0.3];
    return steps(from + piece.width / 2 + TIGHT, to - piece.width / 2, alongWall(side, piece)).map((along) => {
      const [x, z] = beforeWall(room.walls[side], along, WALL_GAP + piece.depth / 2);
      return { x, z, angle, atWall: true };
    });
  });
}

function openPoses(room: Room, piece: Piece, { angleAt }: Goal): WallPose[] {
  const xs = steps(Math.max(room.left, -7), Math.min(room.right, 7), piece.x);
  const zs = steps(Math.max(room.back, -9), -0.3, piece.z);
  return xs.flatMap((x) => zs.map((z) => ({ x, z, angle: angleAt ? angleAt({ ...piece, x, z }) : piece.angle })));
}

/** Where a piece is after another, to which it belongs, has moved. */
function carried(base: Piece, pose: Pose, one: Piece): Piece {
  const moved = { ...base, ...pose };
  if (one === base) return moved;
  const [x, z] = place(moved, ...within(base, [one.x, one.z]));
  return { ...one, x, z, angle: wrapAngle(one.angle + pose.angle - base.angle) };
}

const MILLIMETRES = 1000;
const rounded = (value: number): number => Math.round(value * MILLIMETRES) / MILLIMETRES;

/** The edits that bring a piece to where it is in `to`. */
export function editsTo(piece: Piece, to: Piece): PlanEdit[] {
  const turned = Math.abs(wrapAngle(to.angle - piece.angle)) > 0.01;
  const moved = Math.hypot(to.x - piece.x, to.z - piece.z) > 0.005;
  return [
    ...(turned ? [{ act: 'turn', id: piece.id, angle: rounded(to.angle) } as const] : []),
    ...(moved ? [{ act: 'move', id: piece.id, x: rounded(to.x), z: rounded(to.z) } as const] : []),
  ];
}

/** Who goes with a piece, from all to none: a rug that finds no room stays where it is. */
function companies({ plan }: Context, piece: Piece): (readonly Piece[])[] {
  const all = belongings(plan.pieces, piece);
  const standing = all.filter(stands);
  return [all, ...(standing.length < all.length ? [standing] : []), ...(standing.length > 0 ? [[]] : [])];
}
