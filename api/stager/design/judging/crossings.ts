/** What of a plan crosses what: a piece a solid of the room, a wall, or another piece. Told by geometry alone. */
import type { Piece, Plan, Room } from '../../contract.js';
import type { Placed } from '../../furniture/draft.js';
import { isOnFloor, KINDS, stands } from '../../kinds.js';
import { collide } from '../scene/feet.js';
import { distanceTo, halfExtents, overlap } from '../scene/footprint.js';
import { type RoomSolid, roomSolids } from '../scene/roomSolids.js';
import { bodies } from '../scene/solids.js';

export interface Crossing {
  /** one piece, or two in the order of the plan */
  readonly ids: readonly string[];
  /** the end of a sentence that begins with the pieces' names: "crosses a hearth" */
  readonly does: string;
}

/** Metres by which two solids may meet, as pieces that touch do. */
const SLACK = 0.002;
/** Metres that stay free between pieces that do not belong together. */
export const APART = 0.05;
/** Metres by which an oval top does not fill the corners of its box. */
const OVAL = 0.16;

/** Everything that crosses something, in the order of the plan. */
export const crossings = (room: Room, { pieces }: Pick<Plan, 'pieces'>): Crossing[] => [
  ...pieces.flatMap((piece) => throughRoom(room, piece)),
  ...pieces.flatMap((piece, index) => pieces.slice(index + 1).flatMap((other) => between(piece, other))),
];

/** Whether two boxes share more than `SLACK` of space. */
const cross = (a: Placed, b: Placed): boolean =>
  a.y + a.height > b.y + SLACK && b.y + b.height > a.y + SLACK && overlap(a, b, -SLACK);

function throughRoom(room: Room, piece: Piece): Crossing[] {
  const half = halfExtents(piece);
  const ids = [piece.id];
  const isThrough =
    piece.x - half.x < room.left - SLACK ||
    piece.x + half.x > room.right + SLACK ||
    piece.z - half.z < room.back - SLACK;
  if (isThrough) return [{ ids, does: 'goes through a wall' }];
  if (piece.y < 0 || piece.y + piece.height > room.ceilingHeight + SLACK)
    return [{ ids, does: 'goes through floor or ceiling' }];
  const crossed = roomSolids(room).find(
    (solid) => concerns(solid, piece) && bodies(piece).some((body) => cross(body, solid)),
  );
  return crossed ? [{ ids, does: `crosses a ${crossed.name}` }] : [];
}

/** A door's swing keeps the floor free; what hangs beside the door stays. */
const concerns = ({ name }: RoomSolid, piece: Piece): boolean => name !== 'door' || isOnFloor(piece);

/** Whether a piece stands close to another on purpose: a bench or a nightstand at a bed, a small table at a seat. */
function attends(one: Piece, other: Piece): boolean {
  if (other.kind === 'bed') return one.kind === 'bench' || one.kind === 'nightstand';
  return KINDS[one.kind].besideSeats === true && KINDS[other.kind].facesFocalPoint === true;
}

const belongs = (one: Piece, other: Piece): boolean => KINDS[one.kind].seatOf === other.kind;

function between(one: Piece, other: Piece): Crossing[] {
  const ids = [one.id, other.id];
  const [isRug, lies] = [one, other].map(({ kind }) => KINDS[kind].standing === 'lies');
  if (isRug || lies) return isRug && lies && overlap(one, other) ? [{ ids, does: 'lie on each other' }] : [];
  if (belongs(one, other) || belongs(other, one)) {
    const [seat, table] = belongs(one, other) ? [one, other] : [other, one];
    const top = { ...table, width: table.width - OVAL, depth: table.depth - OVAL };
    const met = bodies(seat).some((body) => bodies(table).some((part) => cross(body, part)));
    return met && distanceTo(top, [seat.x, seat.z]) === 0 ? [{ ids, does: 'stand in each other' }] : [];
  }
  if (bodies(one).some((a) => bodies(other).some((b) => cross(a, b)))) return [{ ids, does: 'stand in each other' }];
  const areTooNear =
    stands(one) && stands(other) && !attends(one, other) && !attends(other, one) && collide(one, other, APART - SLACK);
  return areTooNear ? [{ ids, does: `are less than ${APART} m apart` }] : [];
}
