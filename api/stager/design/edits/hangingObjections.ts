/** What refuses the places of what hangs on a wall or stands on a top. */
import type { Opening, Piece, Room } from '../../contract.js';
import { hangs } from '../../kinds.js';
import { isBelieved } from '../../room/openings/belief.js';
import { inRoom } from '../placing/roomRules.js';
import { overlaps, partOf, type WallPart } from '../placing/bareWall.js';
import { isIn, isItem, standsOn } from './itemsOn.js';
import { against, againstBoth, pairs, SLACK, type Judged, type Objection } from './judged.js';

const HARD = { rule: 'hanging', hard: true } as const;

export const hangingObjections = (judged: Judged): Objection[] => [
  ...beyondWalls(judged),
  ...overOpenings(judged),
  ...inEachOther(judged),
  ...onTops(judged),
];

/** Pictures, mirrors, shelves and the like: what hangs on a wall, without curtains, which belong before a window. */
export const onWalls = ({ plan }: Judged): Piece[] =>
  plan.pieces.filter((piece) => hangs(piece) && piece.wall !== undefined && piece.kind !== 'curtain');

function beyondWalls(judged: Judged): Objection[] {
  const { room, plan } = judged;
  return plan.pieces.filter(hangs).flatMap((piece) => {
    if (piece.wall === undefined) {
      return inRoom(room, piece, -SLACK) ? [] : [against(judged, piece, HARD, 'hangs outside the room.')];
    }
    return isOnWall(room, piece) ? [] : [against(judged, piece, HARD, 'reaches beyond its wall.')];
  });
}

function isOnWall(room: Room, piece: Piece): boolean {
  const { from, to, bottom, top } = partOf(piece);
  const [start, end] = piece.wall === 'back' ? [room.left, room.right] : [room.back, room.front];
  return from > start - SLACK && to < end + SLACK && bottom > -SLACK && top < room.ceilingHeight + SLACK;
}

const NAMES: Readonly<Record<Opening['kind'], string>> = {
  window: 'a window',
  door: 'a door',
  fireplace: 'the fireplace',
  obstacle: 'something built in',
};

function overOpenings(judged: Judged): Objection[] {
  const openings = judged.room.openings.filter(isBelieved);
  return onWalls(judged).flatMap((piece) => {
    const opening = openings.find(({ wall, ...part }) => wall === piece.wall && meet(partOf(piece), part));
    return opening ? [against(judged, piece, HARD, `hangs over ${NAMES[opening.kind]}.`)] : [];
  });
}

const meet = (one: WallPart, other: WallPart): boolean => overlaps(one, other, -SLACK);

function inEachOther(judged: Judged): Objection[] {
  return pairs(onWalls(judged)).flatMap(([one, other]) => {
    if (one.wall !== other.wall || !meet(partOf(one), partOf(other))) return [];
    return [againstBoth(judged, [one, other], HARD, 'hang in each other.')];
  });
}

const ON_TOP = { rule: 'top', hard: true } as const;

function onTops(judged: Judged): Objection[] {
  const { pieces } = judged.plan;
  const items = pieces.filter(isItem);
  const inTheAir = items
    .filter((item) => !pieces.some((base) => standsOn(item, base)))
    .map((item) => against(judged, item, ON_TOP, 'stands on nothing.'));
  const met = pairs(items).filter(([one, other]) => isIn(one, other));
  return [...inTheAir, ...met.map((two) => againstBoth(judged, two, ON_TOP, 'stand in each other.'))];
}
