/** Finds the furniture and the points of a room that a comment names. */
import type { Ground, Opening, Piece, Side } from '../../../contract.js';
import { isBelieved } from '../../../room/openings/belief.js';
import { CELL, seenFloor } from '../../../room/evidence/seenFloor.js';
import { type Kind, kindLabel, KINDS } from '../../../kinds.js';
import { floorBetween } from '../../scene/feet.js';
import { corners, distanceTo } from '../../scene/footprint.js';
import { alongWall, beforeWall, SIDES } from '../../scene/walls.js';
import { standsOn } from '../itemsOn.js';
import { type Context, rightOf, WALL_NAMES } from './context.js';
import type { Mark, Named, Way } from './wish.js';

/** Kinds that people call by each other's names. */
const FAMILIES: readonly (readonly Kind[])[] = [
  ['sofa', 'sectional', 'loveseat', 'daybed', 'chaise', 'outdoor sofa'],
  ['pouf', 'ottoman', 'floor cushion'],
  ['plant', 'small plant', 'hanging plant', 'planter'],
  ['media unit', 'sideboard', 'console', 'dresser'],
  ['desk', 'gaming desk'],
  ['task chair', 'gaming chair', 'dining chair', 'armchair'],
  ['coffee table', 'nest tables', 'side table'],
  ['vase', 'bouquet', 'centrepiece'],
  ['art', 'pinboard', 'wall hanging'],
  ['bookcase', 'wall shelf', 'display cabinet'],
];

const inFamily = (kinds: readonly Kind[]): readonly Kind[] =>
  FAMILIES.find((family) => kinds.some((kind) => family.includes(kind))) ?? [];

/** All pieces that a name may mean: of the likeliest kind that is there, or of all. */
function ofName({ plan }: Pick<Context, 'plan'>, { kinds }: Named, everyKind = false): readonly Piece[] {
  const of = (...some: readonly Kind[]) => plan.pieces.filter(({ kind }) => some.includes(kind));
  if (everyKind && of(...kinds).length > 0) return of(...kinds);
  const found = [...kinds, ...inFamily(kinds)].find((kind) => of(kind).length > 0);
  return found === undefined ? [] : of(found);
}

/** The pieces that a person means, in the plan's order; or why there are none. */
export function find(context: Context, named: Named, everyKind = false): readonly Piece[] | string {
  const { near, side, count, isPlural } = named;
  const all = named.kinds.length === 0 ? context.plan.pieces : ofName(context, named, everyKind);
  if (all.length === 0) return `there is no ${namedKind(named)}`;
  const there = near ? nearOnes(context, all, near) : all;
  if (typeof there === 'string') return there;
  if (there.length === 0) return `there is no ${namedKind(named)} there`;
  const ordered = side ? bySide(context, there, side) : there;
  const number = isPlural ? (count ?? (side ? 1 : ordered.length)) : (count ?? 1);
  return ordered.slice(0, Math.max(1, number));
}

const namedKind = ({ kinds: [kind], name }: Named): string => (kind === undefined ? name : kindLabel(kind));

function bySide({ room }: Context, pieces: readonly Piece[], side: Way): readonly Piece[] {
  const rank = (piece: Piece): number => {
    if (side === 'left' || side === 'right') return rightOf(room, piece) * (side === 'left' ? 1 : -1);
    return piece.z * (side === 'back' ? 1 : -1);
  };
  return pieces.toSorted((a, b) => rank(a) - rank(b));
}

/** Metres within which a piece is at a point. */
const NEAR = 2.5;

function nearOnes(
  context: Context,
  pieces: readonly Piece[],
  near: NonNullable<Named['near']>,
): readonly Piece[] | string {
  const spots = spotsOf(context, near.mark);
  if (typeof spots === 'string') return spots;
  if (near.how === 'above') return pieces.filter((piece) => spots.some((spot) => hangsAbove(piece, spot)));
  if (near.how === 'on') {
    const bases = spots.flatMap(({ piece }) => piece ?? []);
    if (bases.length > 0) return pieces.filter((piece) => bases.some((base) => standsOn(piece, base)));
    return pieces.filter((piece) => spots.some(({ wall }) => wall !== undefined && piece.wall === wall));
  }
  const off = (piece: Piece) => Math.min(...spots.map((spot) => distanceOf(piece, spot)));
  return pieces.filter((piece) => off(piece) < NEAR).toSorted((a, b) => off(a) - off(b));
}

/** Metres from its wall within which a piece is below what hangs there. */
const AT_WALL = 1.2;

function hangsAbove(item: Piece, { piece, wall, points }: Spot): boolean {
  if (piece) {
    if (KINDS[item.kind].standing !== 'hangs') return standsOn(item, piece);
    const reach = (item.width + Math.max(piece.width, piece.depth)) / 2;
    const off = Math.hypot(item.x - piece.x, item.z - piece.z);
    return (
      item.y >= piece.y + piece.height - 0.1 &&
      off < Math.max(reach, AT_WALL) &&
      item.wall === (piece.wall ?? item.wall)
    );
  }
  if (wall === undefined || item.wall !== wall || item.y < 0.6) return false;
  const along = points.map(([x, z]) => alongWall(wall, { x, z }));
  const at = alongWall(wall, item);
  return at + item.width / 2 > Math.min(...along) && at - item.width / 2 < Math.max(...along);
}

/** A fixed point of the room, or a piece. */
export interface Spot {
  /** with its article: "the window" */
  readonly name: string;
  /** floor points along it */
  readonly points: readonly Ground[];
  readonly middle: Ground;
  readonly piece?: Piece;
  readonly wall?: Side;
  readonly opening?: Opening;
}

/** Metres of free floor between a piece and a spot. */
export const distanceOf = (piece: Piece, { points, piece: other }: Spot): number =>
  other ? floorBetween(piece, other) : Math.min(...points.map((point) => distanceTo(piece, point)));

/** All points that a mark may mean; or why there are none. */
export function spotsOf(context: Context, mark: Mark): readonly Spot[] | string {
  const { room } = context;
  switch (mark.is) {
    case 'opening':
      return openingSpots(context, mark);
    case 'wall':
      return wallSpots(context, mark.side);
    case 'corner':
      return cornerSpots(context, mark.sides);
    case 'middle': {
      const floor = seenFloor(room).filter(([x, z]) => Math.hypot(x, z) < 8);
      const mean = (at: 0 | 1) => floor.reduce((sum, point) => sum + point[at], 0) / Math.max(1, floor.length);
      return [spotAt('the middle of the room', [Math.round(mean(0) / CELL) * CELL, Math.round(mean(1) / CELL) * CELL])];
    }
    case 'camera':
      return [spotAt('the camera', [0, 0])];
    case 'piece': {
      const found = find(context, mark.named);
      if (typeof found === 'string') return found;
      return found.map((piece) => ({
        name: `the ${kindLabel(piece.kind)}`,
        points: corners(piece),
        middle: [piece.x, piece.z],
        piece,
      }));
    }
  }
}

const spotAt = (name: string, point: Ground): Spot => ({ name, points: [point], middle: point });

function openingSpots(
  { room }: Context,
  { kind, name, side }: Extract<Mark, { is: 'opening' }>,
): readonly Spot[] | string {
  const certain = room.openings.filter((opening) => opening.kind === kind && isBelieved(opening));
  const all = certain.length > 0 ? certain : room.openings.filter((one) => one.kind === kind && one.certainty >= 0.2);
  if (all.length === 0) return `the photo shows no ${kind}`;
  const spots = all.map((opening): Spot => {
    const { wall, from, to } = opening;
    const at = (along: number) => beforeWall(room.walls[wall], along, 0);
    const points = Array.from({ length: 9 }, (_, k) => at(from + (k / 8) * (to - from)));
    return { name: `the ${name.replace(/s$/u, '')}`, points, middle: at((from + to) / 2), wall, opening };
  });
  const order = spots.toSorted((a, b) => rightOf(room, point(a)) - rightOf(room, point(b)));
  if (side === 'left') return order.slice(0, 1);
  if (side === 'right') return order.slice(-1);
  return side === 'back'
    ? spots
        .filter(({ wall }) => wall === 'back')
        .concat(spots)
        .slice(0, 1)
    : spots;
}

const point = ({ middle: [x, z] }: Spot) => ({ x, z });

function wallSpots({ room }: Context, side: Way | undefined): readonly Spot[] | string {
  if (side === 'front') return 'the photo does not show the wall behind the camera';
  const sides = SIDES.filter((one) => (side === undefined ? room.walls[one].seen : one === side));
  const [hidden] = sides.filter((one) => !room.walls[one].seen);
  if (hidden) return `the photo does not show the ${WALL_NAMES[hidden]}`;
  if (sides.length === 0) return 'the photo shows no wall';
  return sides.map((one) => {
    const wall = room.walls[one];
    const [from, to] = one === 'back' ? [room.left, room.right] : [room.back, -0.4];
    const points = Array.from({ length: 25 }, (_, k) => beforeWall(wall, from + (k / 24) * (to - from), 0));
    return { name: `the ${WALL_NAMES[one]}`, points, middle: points[12] ?? [0, 0], wall: one };
  });
}

function cornerSpots({ room }: Context, sides: readonly Way[]): readonly Spot[] | string {
  if (sides.includes('front')) return 'the photo does not show that corner';
  const all = (['left', 'right'] as const).filter((side) => room.walls[side].seen || sides.includes(side));
  const wanted = all.filter((side) => !sides.some((one) => one === 'left' || one === 'right') || sides.includes(side));
  if (wanted.length === 0) return 'the photo shows no corner';
  return wanted.map((side) => spotAt(`the ${side} corner`, [room[side], room.back]));
}
