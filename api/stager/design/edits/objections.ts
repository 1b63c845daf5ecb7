/**
 * What speaks against a plan that a person changed, in words. The same rules arrange; the server and the page ask them
 * alike.
 */
import type { Clearance, Piece, Plan, Room } from '../../contract.js';
import { pieceLabel } from '../../furniture/catalogue/label.js';
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

export interface Objection {
  /** of the pieces that it is about */
  readonly ids: readonly string[];
  readonly rule: 'wall' | 'floor' | 'piece' | 'thing' | 'door' | 'distance';
  /** a plan with a hard one is not staged; a soft one only warns */
  readonly hard: boolean;
  /** a sentence for the person */
  readonly words: string;
}

interface Judged {
  readonly room: Room;
  readonly plan: Plan;
  readonly units: Units;
}

/** All objections, the hard ones first. */
export function objections(room: Room, plan: Plan, units: Units): readonly Objection[] {
  const judged = { room, plan, units };
  return [...ofRoom(judged), ...betweenPieces(judged), ...beforeDoors(judged), ...ofDistances(judged)];
}

/** Its name at the beginning of a sentence. */
function nameOf({ plan }: Judged, piece: Piece): string {
  const label = pieceLabel(piece, plan.style);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Metres by which furniture may reach into a wall or into other furniture: errors of the reading, and soft edges. */
const SLACK = 0.02;

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
  const hard = (piece: Piece, rule: Objection['rule'], words: string): Objection[] => [
    { ids: [piece.id], rule, hard: true, words: `${nameOf(judged, piece)} ${words}` },
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
  const standing = judged.plan.pieces.filter(stands);
  return standing.flatMap((one, at) =>
    standing.slice(at + 1).flatMap((other): Objection[] => {
      if (!meets(one, other)) return [];
      const words = `${nameOf(judged, one)} and ${pieceLabel(other, judged.plan.style)} stand in each other.`;
      return [{ ids: [one.id, other.id], rule: 'piece', hard: true, words }];
    }),
  );
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
  const narrow = clearances(plan, room).filter((one) => one.between[0].startsWith('door-') && isTooLittle(one));
  const least = Math.min(DOOR_FREE, ...narrow.map(({ metres }) => metres));
  const remains = `${shortText(least, units)} remain before the door; ${shortText(DOOR_FREE, units)} are needed.`;
  return inTheWay.map((piece) => ({
    ids: [piece.id],
    rule: 'door',
    hard: true,
    words: narrow.length > 0 ? remains : `${nameOf(judged, piece)} stands before the door.`,
  }));
}

const isTooLittle = ({ metres, wanted: [least] }: Clearance): boolean => metres < least - SLACK;

/** Distances between two pieces that are less or more than usual. */
function ofDistances(judged: Judged): Objection[] {
  const { room, plan, units } = judged;
  const pieces = new Map(plan.pieces.map((piece) => [piece.id, piece]));
  return clearances(plan, room).flatMap(({ between: [a, b], metres, wanted: [least, most] }): Objection[] => {
    const [one, other] = [pieces.get(a), pieces.get(b)];
    const isUsual = metres >= least - SLACK && (most === null || metres <= most + SLACK);
    if (!one || !other || isUsual || !isOnFloor(one) || !isOnFloor(other)) return [];
    const usual =
      most === null ? `at least ${shortText(least, units)}` : `${shortText(least, units)} to ${shortText(most, units)}`;
    const pair = `${nameOf(judged, one)} and ${pieceLabel(other, plan.style)}`;
    const words = `${pair} are ${shortText(metres, units)} apart; ${usual} is usual.`;
    return [{ ids: [one.id, other.id], rule: 'distance', hard: false, words }];
  });
}
