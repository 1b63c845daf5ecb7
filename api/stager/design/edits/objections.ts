/**
 * What speaks against a plan that a person changed, in words. The same rules arrange; the server and the page ask them
 * alike.
 */
import type { Piece, Plan, Room } from '../../contract.js';
import { isOnFloor, KINDS, stands } from '../../kinds.js';
import { shortText, type Units } from '../../lengthText.js';
import { clearances } from '../clearances.js';
import { footOnFloor, inRoom } from '../placing/roomRules.js';
import { collide } from '../scene/feet.js';
import { halfExtents } from '../scene/footprint.js';
import { blocked, DOOR_FREE } from '../scene/openings.js';
import { roomLook } from '../scene/roomLook.js';
import type { Scene } from '../scene/scene.js';
import { meetsStanding } from '../scene/standing.js';
import { hangingObjections } from './hangingObjections.js';
import { against, againstBoth, pairs, SLACK, type Judged, type Objection } from './judged.js';
import { warnings } from './warnings.js';

export type { Objection };

/** All objections, the hard ones first. */
export function objections(room: Room, plan: Plan, units: Units): readonly Objection[] {
  const judged = { room, plan, units };
  return [...hardObjections(room, plan, units), ...warnings(judged)];
}

/** The hard ones alone, which take less time. */
export function hardObjections(room: Room, plan: Plan, units: Units): readonly Objection[] {
  const judged = { room, plan, units };
  return [...ofRoom(judged), ...betweenPieces(judged), ...beforeDoors(judged), ...hangingObjections(judged)];
}

/**
 * Whether nothing hard speaks against a piece of the floor where it is, among others: as `objections` judges, without
 * words, for many places in a row.
 * @param look of the room, made once for all places
 */
export function mayStand(
  { room, look }: Pick<Scene, 'room' | 'look'>,
  piece: Piece,
  others: readonly Piece[],
): boolean {
  if (!inRoom(room, piece, -SLACK)) return false;
  if (!stands(piece)) return footOnFloor({ room, look }, piece);
  const clear = blocked(doorsOf(room), piece) <= MOST_BEFORE_DOOR && !meetsStanding(room, piece);
  return clear && !others.some((other) => meets(piece, other)) && footOnFloor({ room, look }, piece);
}

/** Whether two pieces stand in each other, as a chair at its table may. */
function meets(one: Piece, other: Piece): boolean {
  const isPair = KINDS[one.kind].seatOf === other.kind || KINDS[other.kind].seatOf === one.kind;
  return !isPair && stands(one) && stands(other) && collide(one, other, -SLACK);
}

function ofRoom(judged: Judged): Objection[] {
  const { room, plan } = judged;
  const seen = { room, look: roomLook(room) };
  const hard = (piece: Piece, rule: Objection['rule'], does: string) => [
    against(judged, piece, { rule, hard: true }, does),
  ];
  return plan.pieces.filter(isOnFloor).flatMap((piece) => {
    if (!inRoom(room, piece, -SLACK)) return hard(piece, 'wall', intoWall(judged, piece));
    if (!footOnFloor(seen, piece)) return hard(piece, 'floor', 'leaves the floor that the photo shows.');
    const isIn = stands(piece) && meetsStanding(room, piece);
    return isIn ? hard(piece, 'thing', 'stands in something that is in the room already.') : [];
  });
}

function intoWall({ room, units }: Judged, piece: Piece): string {
  const half = halfExtents(piece);
  const [wall, depth] = [
    ['the left wall', room.left - (piece.x - half.x)] as const,
    ['the right wall', piece.x + half.x - room.right] as const,
    ['the back wall', room.back - (piece.z - half.z)] as const,
  ].reduce((most, one) => (one[1] > most[1] ? one : most));
  return depth > 0 ? `reaches ${shortText(depth, units)} into ${wall}.` : 'stands behind the camera.';
}

function betweenPieces(judged: Judged): Objection[] {
  return pairs(judged.plan.pieces.filter(stands)).flatMap(([one, other]) => {
    if (!meets(one, other)) return [];
    return [againstBoth(judged, [one, other], { rule: 'piece', hard: true }, 'stand in each other.')];
  });
}

/** Metres of a door's width that may be stood before. */
const MOST_BEFORE_DOOR = 0.05;

/** The room with its doors as its only openings. */
const doorsOf = (room: Room): Room => ({ ...room, openings: room.openings.filter(({ kind }) => kind === 'door') });

function beforeDoors(judged: Judged): Objection[] {
  const { room, plan, units } = judged;
  const doors = doorsOf(room);
  const inTheWay = plan.pieces.filter((piece) => stands(piece) && blocked(doors, piece) > MOST_BEFORE_DOOR);
  if (inTheWay.length === 0) return [];
  const narrow = clearances(plan, room).filter(
    ({ between: [door], metres, wanted: [least] }) => door.startsWith('door-') && metres < least - SLACK,
  );
  const least = Math.min(DOOR_FREE, ...narrow.map(({ metres }) => metres));
  const remains = `${shortText(least, units)} remain before the door; ${shortText(DOOR_FREE, units)} are needed.`;
  return inTheWay.map((piece) => {
    const said = against(judged, piece, { rule: 'door', hard: true }, 'stands before the door.');
    return narrow.length > 0 ? { ...said, words: remains } : said;
  });
}
