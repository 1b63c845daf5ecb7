import type { Piece, Plan, PlanEdit, Room } from '../../contract.js';
import { coloursOf } from '../../furniture/colours.js';
import { pieceLabel } from '../../furniture/catalogue/label.js';
import { inStyle } from '../../furniture/proportions.js';
import { isOnFloor, type Kind, NOTHING_KEPT, hangs } from '../../kinds.js';
import { finish, type Steps } from '../../steps.js';
import { arrangeInSteps, type ArrangeRequest } from '../arrange.js';
import { pieceId, pieceSeed } from '../pieceIds.js';
import { place, within, wrapAngle } from '../scene/footprint.js';
import { atItsWall, keepingItsBack } from './atItsWall.js';
import { exchange, withItems } from './itemsOn.js';
import { dropReplaced, EditError } from './planEdit.js';
import { restyle } from './restyle.js';
import { isWithin, sizesOf } from './sizes.js';

/** What a new arrangement goes by, beyond the plan; default: nothing is kept bare, no notes. */
export type Ordered = Partial<Pick<ArrangeRequest, 'preserve' | 'notes' | 'motifs'>>;

/**
 * The plan after the edits, one after the other. What stands on a piece moves, turns and goes with it. Whether the
 * pieces may stand there is not asked: see `objections`.
 * @throws {EditError} where an edit names a piece that the plan does not have, or does what its kind cannot
 * @throws {StageRefusal} `nothing_fits` where a new arrangement finds no place for the main piece
 */
export const applyEdits = (room: Room, plan: Plan, edits: readonly PlanEdit[], ordered: Ordered = {}): Plan =>
  finish(applyEditsInSteps(room, plan, edits, ordered));

/** The same in steps: a new arrangement takes about a second. */
export function* applyEditsInSteps(
  room: Room,
  plan: Plan,
  edits: readonly PlanEdit[],
  ordered: Ordered = {},
): Steps<Plan> {
  let edited = plan;
  for (const edit of dropReplaced(edits)) {
    if (edit.act === 'arrange') edited = yield* arrangeAgain(room, edited, { ...ordered, seed: edit.seed });
    else if (edit.act === 'restyle') edited = restyle(room, edited, edit.style);
    else {
      const { pieces } = edited;
      edited = { ...edited, pieces: editPieces({ room, plan: edited, pieces, number: edits.indexOf(edit) + 1 }, edit) };
    }
  }
  return edited;
}

function* arrangeAgain(room: Room, plan: Plan, ordered: Ordered & Pick<Plan, 'seed'>): Steps<Plan> {
  const { roomType, style, creativity, look } = plan;
  return yield* arrangeInSteps({ room, roomType, style, creativity, look, preserve: NOTHING_KEPT, ...ordered });
}

interface Editing {
  readonly room: Room;
  readonly plan: Plan;
  readonly pieces: readonly Piece[];
  /** of the edit, from 1 */
  readonly number: number;
}

type OfPieces = Exclude<PlanEdit, { readonly act: 'restyle' | 'arrange' }>;

function editPieces(editing: Editing, edit: OfPieces): readonly Piece[] {
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
    case 'colour':
      return colourPiece(editing, edit);
    case 'resize':
      return resizePiece(editing, edit);
  }
}

const refuse = ({ number }: Editing, what: string): EditError => new EditError(`Edit ${number}: ${what}`);

function find(editing: Editing, id: string): Piece {
  const piece = editing.pieces.find((one) => one.id === id);
  if (!piece) throw refuse(editing, `the plan has no piece "${id}".`);
  return piece;
}

const replace = (pieces: readonly Piece[], piece: Piece, change: (piece: Piece) => Piece) =>
  pieces.map((one) => (one === piece ? change(one) : one));

function onFloor<Shape extends { readonly kind: Kind }>(editing: Editing, piece: Shape): Shape {
  if (isOnFloor(piece)) return piece;
  throw refuse(editing, `"${piece.kind}" does not stand on the floor, so that none can be added there.`);
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

type Of<Act extends PlanEdit['act']> = Extract<PlanEdit, { readonly act: Act }>;

function movePiece(editing: Editing, edit: Of<'move'>): readonly Piece[] {
  const { room, pieces } = editing;
  const piece = find(editing, edit.id);
  if (hangs(piece)) {
    return replace(pieces, piece, () => onItsWall(piece, edit));
  }
  if (edit.y !== undefined) throw refuse(editing, `"${edit.id}" stands, so that it has no height of its own.`);
  const moved = withItems(pieces, piece);
  const [dx, dz] = [edit.x - piece.x, edit.z - piece.z];
  return pieces.map((one) => (moved.includes(one) ? atItsWall(room, { ...one, x: one.x + dx, z: one.z + dz }) : one));
}

/** What hangs on a wall keeps its distance from it; a lamp of the ceiling moves freely. */
function onItsWall(piece: Piece, { x, z, y = piece.y }: Of<'move'>): Piece {
  if (piece.wall === undefined) return { ...piece, x, z };
  return piece.wall === 'back' ? { ...piece, x, y } : { ...piece, z, y };
}

function turnPiece(editing: Editing, { id, angle }: Of<'turn'>): readonly Piece[] {
  const { room, pieces } = editing;
  const piece = find(editing, id);
  if (hangs(piece)) throw refuse(editing, `"${id}" hangs, so that it cannot be turned.`);
  const turned = withItems(pieces, piece);
  const base = { ...piece, angle: wrapAngle(angle) };
  return pieces.map((one) => {
    if (!turned.includes(one)) return one;
    const [x, z] = place(base, ...within(piece, [one.x, one.z]));
    return atItsWall(room, { ...one, x, z, angle: wrapAngle(one.angle + angle - piece.angle) });
  });
}

/** A piece at a wall keeps its back there. What stood on the old one stays where it has a place on the new one. */
function swapPiece(editing: Editing, { id, kind }: Of<'swap'>): readonly Piece[] {
  const { room, plan, pieces, number } = editing;
  const { style } = plan;
  const old = find(editing, id);
  if (!isOnFloor(old) || !isOnFloor({ kind })) {
    throw refuse(editing, 'only what stands on the floor can be swapped, for something that does too.');
  }
  const size = inStyle(style, kind);
  const { motif: _motif, way: _way, wall: _wall, colour: _colour, ...rest } = old;
  const others = pieces.filter((piece) => piece !== old);
  const unnamed = { ...rest, ...size, kind, ...keepingItsBack(old, size.depth) };
  const made = standing({ room, plan, pieces: others, number }, unnamed);
  return exchange(pieces, { old, made, style });
}

function colourPiece(editing: Editing, { id, colour }: Of<'colour'>): readonly Piece[] {
  const { plan, pieces } = editing;
  const piece = find(editing, id);
  const { length } = coloursOf(plan, piece.kind);
  if (length === 0) throw refuse(editing, `the style has no other colour for ${pieceLabel(piece, plan.style)}.`);
  if (colour >= length) throw refuse(editing, `"${id}" has ${length} colours, from 0 to ${length - 1}.`);
  return replace(pieces, piece, () => ({ ...piece, ...(piece.kind === 'rug' ? { way: colour } : { colour }) }));
}

const metres = (value: number): string => `${Math.round(value * 100) / 100}`;

function resizePiece(editing: Editing, { id, width, depth }: Of<'resize'>): readonly Piece[] {
  const { room, plan, pieces } = editing;
  const { style } = plan;
  const old = find(editing, id);
  if (!isOnFloor(old)) throw refuse(editing, `"${id}" does not stand on the floor, so that it keeps its size.`);
  const sizes = sizesOf(style, old);
  if (!isWithin(width, sizes.width) || !isWithin(depth, sizes.depth)) {
    const [wide, deep] = [sizes.width, sizes.depth].map((range) => range.map(metres).join(' to '));
    throw refuse(editing, `"${id}" can be ${wide} m wide and ${deep} m deep.`);
  }
  const made = atItsWall(room, { ...old, width, depth, ...keepingItsBack(old, depth) });
  return exchange(pieces, { old, made, style });
}
