import type { Piece, Plan, PlanEdit, Room, Side } from '../../contract.js';
import { inStyle } from '../../furniture/proportions.js';
import { isOnFloor, type Kind, KINDS } from '../../kinds.js';
import { pieceId, pieceSeed } from '../pieceIds.js';
import { place, within, wrapAngle } from '../scene/footprint.js';
import { FACING, SIDES } from '../scene/walls.js';
import { EditError } from './planEdit.js';

/**
 * The plan after the edits, one after the other. What stands on a piece moves, turns and goes with it. Whether the
 * pieces may stand there is not asked: see `objections`.
 * @throws {EditError} where an edit names a piece that the plan does not have, or does what its kind cannot
 */
export function applyEdits(room: Room, plan: Plan, edits: readonly PlanEdit[]): Plan {
  const pieces = edits.reduce<readonly Piece[]>(
    (before, edit, at) => applyOne({ room, plan, pieces: before, number: at + 1 }, edit),
    plan.pieces,
  );
  return { ...plan, pieces };
}

interface Editing {
  readonly room: Room;
  readonly plan: Plan;
  readonly pieces: readonly Piece[];
  /** of the edit, from 1 */
  readonly number: number;
}

function applyOne(editing: Editing, edit: PlanEdit): readonly Piece[] {
  const { pieces } = editing;
  switch (edit.act) {
    case 'move':
      return movePiece(editing, edit);
    case 'turn':
      return turnPiece(editing, edit);
    case 'remove': {
      const gone = withItems(pieces, find(editing, edit.id));
      return pieces.filter((piece) => !gone.includes(piece));
    }
    case 'double': {
      const piece = onFloor(editing, find(editing, edit.id));
      return [...pieces, standing(editing, { ...piece, x: edit.x, z: edit.z })];
    }
    case 'add': {
      const { kind, x, z, angle } = edit;
      const size = inStyle(editing.plan.style, kind);
      return [...pieces, standing(editing, onFloor(editing, { ...size, kind, x, z, y: 0, angle }))];
    }
    case 'swap':
      return swapPiece(editing, edit);
    case 'vary':
      return replace(pieces, find(editing, edit.id), (piece) => ({ ...piece, seed: edit.seed }));
  }
}

function find({ pieces, number }: Editing, id: string): Piece {
  const piece = pieces.find((one) => one.id === id);
  if (!piece) throw new EditError(`Edit ${number}: the plan has no piece "${id}".`);
  return piece;
}

const replace = (pieces: readonly Piece[], piece: Piece, change: (piece: Piece) => Piece) =>
  pieces.map((one) => (one === piece ? change(one) : one));

/** Metres by which the underside of what stands on a piece may be off its top. */
const TOUCHING = 0.02;

/** The piece, what stands on it, and what stands on that. */
export function withItems(pieces: readonly Piece[], base: Piece): readonly Piece[] {
  const items = pieces.filter((item) => item !== base && KINDS[item.kind].standing === 'on' && standsOn(item, base));
  return [base, ...items.flatMap((item) => withItems(pieces, item))];
}

function standsOn(item: Piece, base: Piece): boolean {
  if (Math.abs(item.y - (base.y + base.height)) > TOUCHING) return false;
  const [x, z] = within(base, [item.x, item.z]);
  return Math.abs(x) <= base.width / 2 && Math.abs(z) <= base.depth / 2;
}

function onFloor<Shape extends { readonly kind: Kind }>({ number }: Editing, piece: Shape): Shape {
  if (isOnFloor(piece)) return piece;
  throw new EditError(`Edit ${number}: "${piece.kind}" does not stand on the floor, so that none can be added there.`);
}

type Unnamed = Omit<Piece, 'id' | 'seed' | 'wall'>;

/** A new piece with the next free id of its kind. */
function standing({ room, plan, pieces }: Editing, piece: Unnamed): Piece {
  const used = new Set(pieces.map(({ id }) => id));
  let number = 1;
  while (used.has(pieceId(piece.kind, number))) number++;
  const id = pieceId(piece.kind, number);
  return atItsWall(room, { ...piece, id, seed: pieceSeed(id, plan.seed) });
}

type Move = Extract<PlanEdit, { readonly act: 'move' }>;

function movePiece(editing: Editing, edit: Move): readonly Piece[] {
  const { room, pieces, number } = editing;
  const piece = find(editing, edit.id);
  if (KINDS[piece.kind].standing === 'hangs') {
    return replace(pieces, piece, () => onItsWall(piece, edit));
  }
  if (edit.y !== undefined)
    throw new EditError(`Edit ${number}: "${edit.id}" stands, so that it has no height of its own.`);
  const moved = withItems(pieces, piece);
  const [dx, dz] = [edit.x - piece.x, edit.z - piece.z];
  return pieces.map((one) => (moved.includes(one) ? atItsWall(room, { ...one, x: one.x + dx, z: one.z + dz }) : one));
}

/** What hangs on a wall keeps its distance from it; a lamp of the ceiling moves freely. */
function onItsWall(piece: Piece, { x, z, y = piece.y }: Move): Piece {
  if (piece.wall === undefined) return { ...piece, x, z };
  return piece.wall === 'back' ? { ...piece, x, y } : { ...piece, z, y };
}

type Turn = Extract<PlanEdit, { readonly act: 'turn' }>;

function turnPiece(editing: Editing, { id, angle }: Turn): readonly Piece[] {
  const { room, pieces, number } = editing;
  const piece = find(editing, id);
  if (KINDS[piece.kind].standing === 'hangs') {
    throw new EditError(`Edit ${number}: "${id}" hangs, so that it cannot be turned.`);
  }
  const turned = withItems(pieces, piece);
  const base = { ...piece, angle: wrapAngle(angle) };
  return pieces.map((one) => {
    if (!turned.includes(one)) return one;
    const [x, z] = place(base, ...within(piece, [one.x, one.z]));
    return atItsWall(room, { ...one, x, z, angle: wrapAngle(one.angle + angle - piece.angle) });
  });
}

type Swap = Extract<PlanEdit, { readonly act: 'swap' }>;

/** A piece at a wall keeps its back there. What stood on the old one stays where it has a place on the new one. */
function swapPiece(editing: Editing, { id, kind }: Swap): readonly Piece[] {
  const { room, plan, pieces, number } = editing;
  const old = find(editing, id);
  if (!isOnFloor(old) || !isOnFloor({ kind })) {
    throw new EditError(`Edit ${number}: only what stands on the floor can be swapped, for something that does too.`);
  }
  const size = inStyle(plan.style, kind);
  const [x, z] = old.wall === undefined ? [old.x, old.z] : place(old, 0, (size.depth - old.depth) / 2);
  const { motif: _motif, way: _way, wall: _wall, ...rest } = old;
  const others = pieces.filter((piece) => piece !== old);
  const made = standing({ room, plan, pieces: others, number }, { ...rest, ...size, kind, x, z });
  const [, ...items] = withItems(pieces, old);
  return pieces.flatMap((piece) => {
    if (piece === old) return [made];
    if (!items.includes(piece)) return [piece];
    const lifted = { ...piece, y: piece.y + made.height - old.height };
    return standsOn(lifted, made) || lifted.y > made.height + TOUCHING ? [lifted] : [];
  });
}

/** Metres from a wall, and radians, within which a piece counts as standing with its back at it. */
const AT_WALL = { metres: 0.15, radians: 0.1 };

/** With the wall that it backs onto now, if any. */
function atItsWall(room: Room, { wall: _before, ...piece }: Piece): Piece {
  const wall = SIDES.find((side) => backsOnto(room, piece, side));
  return wall === undefined ? piece : { ...piece, wall };
}

function backsOnto(room: Room, piece: Omit<Piece, 'wall'>, side: Side): boolean {
  if (Math.abs(wrapAngle(piece.angle - FACING[side])) > AT_WALL.radians) return false;
  const [x, z] = place(piece, 0, -piece.depth / 2);
  const distance = { back: z - room.back, left: x - room.left, right: room.right - x }[side];
  return Math.abs(distance) <= AT_WALL.metres;
}
