/** Moves what hangs on a wall, along it and up and down. */
import type { Piece, Wall } from '../../../contract.js';
import { isBelieved } from '../../../room/openings/belief.js';
import { hangs } from '../../../kinds.js';
import { shortText } from '../../../lengthText.js';
import { alongWall, beforeWall } from '../../scene/walls.js';
import { type Answer, type Context, nameOf, rightOf } from './context.js';
import { distanceOf, spotsOf } from './find.js';
import type { Place } from './wish.js';

/** Metres: the greatest step up or down, the least distance to what hangs beside it, and from floor and ceiling. */
const MOST_UP = 0.15;
const APART = 0.05;
const FROM_FLOOR = 0.3;
const FROM_CEILING = 0.05;
/** Metres that another place may be off the one that was asked for, and steps in which it is looked for. */
const MOST_OFF = 0.6;
const STEP = 0.05;

export function hangElsewhere(context: Context, piece: Piece, where: Place): Answer {
  const name = nameOf(context, piece);
  if (piece.wall === undefined) return `the ${name} hangs from the ceiling, and stays there`;
  const wall = context.room.walls[piece.wall];
  const wanted = wantedPlace(context, { piece, wall, where });
  if (typeof wanted === 'string') return wanted;
  for (let off = 0; off <= MOST_OFF; off += STEP) {
    for (const sign of [1, -1]) {
      const along = wanted.along + sign * off * (wanted.isUp ? 0 : 1);
      const y = wanted.y + (wanted.isUp ? -Math.sign(wanted.y - piece.y) * off : 0);
      const place = { along, y };
      if (!isNew(piece, place) || !isFree(context, piece, { wall, ...place })) continue;
      return { edits: [edit(piece, place)], meaning: `${name} ${wanted.says}` };
    }
  }
  return `there is no room on the wall for the ${name} ${wanted.says}`;
}

interface OnWall {
  readonly along: number;
  readonly y: number;
}

interface Wanted extends OnWall {
  readonly says: string;
  readonly isUp?: boolean;
}

interface Asked {
  readonly piece: Piece;
  readonly wall: Wall;
  readonly where: Place;
}

function wantedPlace(context: Context, { piece, wall, where }: Asked): Wanted | string {
  const along = alongWall(wall.side, piece);
  const { y } = piece;
  const { units } = context;
  if (where.to === 'way') {
    const { way, metres } = where;
    if (way === 'up' || way === 'down') {
      const step = Math.min(MOST_UP, metres ?? MOST_UP);
      const says = `${shortText(step, units)} ${way === 'up' ? 'higher' : 'lower'}`;
      return { along, y: y + (way === 'up' ? step : -step), says, isUp: true };
    }
    const rightwards = rightwardsOf(context, wall);
    const sign = way === 'right' || way === 'back' ? 1 : -1;
    const step = (metres ?? 1) * sign * (way === 'back' || way === 'front' ? -1 : rightwards);
    return { along: along + step, y, says: `${shortText(Math.abs(step), units)} to the ${way}` };
  }
  const mark = where.to === 'between' ? where.marks[0] : where.mark;
  if (mark.is === 'middle') return { along: (wall.from + wall.to) / 2, y, says: 'into the middle of its wall' };
  const spots = spotsOf(context, mark);
  if (typeof spots === 'string') return spots;
  const [spot] = spots
    .filter((one) => one.piece !== piece)
    .toSorted((a, b) => distanceOf(piece, a) - distanceOf(piece, b));
  if (!spot) return 'that is the piece itself';
  if (spot.wall !== undefined && spot.wall !== wall.side) return 'what hangs stays on its wall';
  const [x, z] = spot.middle;
  const verb = where.to === 'above' ? 'above' : where.to === 'under' ? 'below' : 'towards';
  return { along: alongWall(wall.side, { x, z }), y, says: `${verb} ${spot.name}` };
}

/** 1 where a wall's metres grow to the right in the picture, else -1. */
function rightwardsOf({ room }: Context, wall: Wall): 1 | -1 {
  const at = (along: number) => {
    const [x, z] = beforeWall(wall, along, 0);
    // on a side wall the nearer end is further out
    return wall.side === 'back' ? rightOf(room, { x, z }) : wall.side === 'left' ? -z : z;
  };
  return at(wall.to) > at(wall.from) ? 1 : -1;
}

const isNew = (piece: Piece, { along, y }: OnWall): boolean =>
  Math.abs(along - alongWall(piece.wall ?? 'back', piece)) + Math.abs(y - piece.y) > 0.04;

function isFree({ room, plan }: Context, piece: Piece, { wall, along, y }: OnWall & { readonly wall: Wall }): boolean {
  const [from, to] = wall.side === 'back' ? [room.left, room.right] : [room.back, -0.3];
  const half = piece.width / 2 + APART;
  if (along - half < from || along + half > to) return false;
  if (y < FROM_FLOOR || y + piece.height > room.ceilingHeight - FROM_CEILING) return false;
  const beside = (one: Piece) => Math.abs(alongWall(wall.side, one) - along) < half + one.width / 2;
  const level = (one: Pick<Piece, 'y' | 'height'>) =>
    y < one.y + one.height + APART && one.y < y + piece.height + APART;
  const hung = plan.pieces.filter((one) => one !== piece && one.wall === wall.side && hangs(one));
  if (hung.some((one) => beside(one) && level(one))) return false;
  return !room.openings.some(
    (one) =>
      one.wall === wall.side &&
      isBelieved(one) &&
      along + half > one.from &&
      along - half < one.to &&
      level({ y: one.bottom, height: one.top - one.bottom }),
  );
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function edit(piece: Piece, { along, y }: OnWall) {
  const [x, z] = piece.wall === 'back' ? [along, piece.z] : [piece.x, along];
  return { act: 'move', id: piece.id, x: rounded(x), z: rounded(z), y: rounded(y) } as const;
}
