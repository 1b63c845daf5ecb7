/** The furniture of one photo in another photo of the same room. */
import type { Ground, Piece, Plan, Room, Side } from '../contract.js';
import { withItems } from '../design/edits/itemsOn.js';
import { wrapAngle } from '../design/scene/footprint.js';
import { KINDS } from '../kinds.js';
import { fromWall } from '../room/camera/wallPlane.js';
import { along } from './fit.js';
import type { RoomMatch } from './matchRooms.js';
import { mendPlan } from './mendPlan.js';
import { scaledRoom } from './scaledRoom.js';
import { angleOf, turned, turnedSide } from './turns.js';

export interface Carried {
  /** the second room, as large as the first reading says */
  readonly room: Room;
  /** the same pieces, in the axes of that room; some may be outside its picture */
  readonly plan: Plan;
  /** sentences: what stands where the second photo shows that it cannot */
  readonly faults: readonly string[];
}

interface Rooms {
  readonly first: Room;
  /** in the lengths of the first */
  readonly second: Room;
  readonly match: RoomMatch;
}

/**
 * Every piece stays itself and keeps its size; its place and angle turn with the room. A piece at a wall is at that
 * wall again. What hangs on the wall behind the second camera keeps its place, but names no wall.
 * @param match of both rooms, in this order
 */
export function carryPlan(plan: Plan, match: RoomMatch, [first, second]: readonly [Room, Room]): Carried {
  const room = scaledRoom(second, 1 / match.scale);
  const rooms = { first, second: room, match };
  const pieces = inOrderOf(plan, carried(plan, rooms));
  // the outcome of the notes is told with the photo for which they were read
  const { plan: mended, faults } = mendPlan(room, { ...plan, pieces, notes: [] });
  return { room, plan: mended, faults };
}

/** What stands on a piece goes with it. */
function carried(plan: Plan, rooms: Rooms): Map<string, Piece> {
  const done = new Map<string, Piece>();
  const bases = plan.pieces.filter(({ kind }) => KINDS[kind].standing !== 'on');
  for (const base of [...bases, ...plan.pieces]) {
    if (done.has(base.id)) continue;
    const moved = carryPiece(base, rooms);
    for (const item of withItems(plan.pieces, base)) {
      const [dx, dz] = turned([item.x - base.x, item.z - base.z], rooms.match.turns);
      const place = { x: moved.x + dx, z: moved.z + dz, angle: angleAfter(item, rooms) };
      done.set(item.id, item === base ? moved : { ...item, ...place });
    }
  }
  return done;
}

const inOrderOf = (plan: Plan, pieces: ReadonlyMap<string, Piece>): Piece[] =>
  plan.pieces.map((piece) => pieces.get(piece.id) ?? piece);

const angleAfter = ({ angle }: Piece, { match }: Rooms): number => wrapAngle(angle + angleOf(match.turns));

function carryPiece({ wall, ...piece }: Piece, rooms: Rooms): Piece {
  const { first, second, match } = rooms;
  const [x, z] = placeOf([piece.x, piece.z], match);
  const placed = { ...piece, x, z, angle: angleAfter(piece, rooms) };
  if (wall === undefined) {
    const isUnderCeiling = KINDS[piece.kind].standing === 'hangs';
    return isUnderCeiling ? { ...placed, y: piece.y + second.ceilingHeight - first.ceilingHeight } : placed;
  }
  const side = turnedSide(wall, match.turns);
  if (side === 'front') return placed;
  const out = fromWall(first, wall, [piece.x, piece.z]);
  return { ...atWall(placed, { room: second, side, out }), wall: side };
}

const placeOf = (point: Ground, { turns, scale, x, z }: RoomMatch): Ground => {
  const [across, deep] = turned(point, turns);
  return [along(x, across) / scale, along(z, deep) / scale];
};

interface AtWall {
  readonly room: Room;
  readonly side: Side;
  /** metres of the piece's middle from the wall */
  readonly out: number;
}

/** As far from the wall as before; where the photo does not show the wall, its place is only an estimate. */
function atWall<Shape extends Omit<Piece, 'wall'>>(piece: Shape, { room, side, out }: AtWall): Shape {
  if (!room.walls[side].seen) return piece;
  if (side === 'back') return { ...piece, z: room.back + out };
  return { ...piece, x: side === 'left' ? room.left + out : room.right - out };
}
