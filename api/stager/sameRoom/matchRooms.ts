/** Finds how two photos show one room: which wall is which, and where each was taken from. */
import type { Room } from '../contract.js';
import { errorOfOpening, errorOfWall, stretchOf } from './errors.js';
import { type Axis, fitAxis, misfit, type Pair, type Usual } from './fit.js';
import { againstUnseen, backwards, forwards, type Placement } from './placement.js';
import { alike, byPlace, compareOpenings, type Found } from './sameOpenings.js';
import { compareSizes, type Sizes } from './sizes.js';
import { turnedRoom, type TurnedRoom } from './turnedRoom.js';
import { ALL_TURNS, axisAcross, axisAlong, type BoxSide, type Turns, turnedSide } from './turns.js';

/** A point of the first room, turned by quarter turns, then moved along x and z, lies there in the second. */
export interface RoomMatch extends Placement {
  readonly turns: Turns;
  /** 0..1 */
  readonly confidence: number;
}

export interface NoMatch {
  readonly turns: null;
  /** a sentence that says what is missing */
  readonly reason: string;
}

interface MatchOptions {
  /** which wall is which, as a person says it; absent: it is found out */
  readonly turns?: Turns | undefined;
}

/** Confidence from which on a match counts: found out whole, or with the turns as a person says them. */
const SURE_MATCH = { found: 0.95, told: 0.6 } as const;

const WALLS: readonly BoxSide[] = ['back', 'left', 'right', 'front'];

/** One way in which the photos may show one room; without a placement where nothing tells it. */
interface Way {
  readonly turns: Turns;
  readonly placement: Placement | null;
  /** logarithm */
  readonly likelihood: number;
}

/** @returns how the second room lies to the first; the scale is that by which the second is read larger */
export function matchRooms(first: Room, second: Room, { turns }: MatchOptions = {}): RoomMatch | NoMatch {
  const ways = (turns === undefined ? ALL_TURNS : [turns]).flatMap((one) => waysOf(first, second, one));
  const best = distinct(ways);
  const [way] = best;
  if (!way) return { turns: null, reason: 'The sizes that the two photos show differ too much to be one room.' };
  const total = best.reduce((sum, { likelihood }) => sum + Math.exp(likelihood - way.likelihood), 0);
  const confidence = 1 / total;
  if (!way.placement) {
    return { turns: null, reason: 'The two photos have no two walls or openings in common that can be recognised.' };
  }
  if (confidence < SURE_MATCH[turns === undefined ? 'found' : 'told'])
    return { turns: null, reason: 'The two photos fit together in more than one way.' };
  return { turns: way.turns, ...way.placement, confidence };
}

/** Metres within which two placements are one. */
const SAME = 0.25;

/** Each way once, the most likely first. */
function distinct(ways: readonly Way[]): Way[] {
  const kept: Way[] = [];
  for (const way of ways.toSorted((a, b) => b.likelihood - a.likelihood)) {
    if (!kept.some((other) => isSame(way, other))) kept.push(way);
  }
  return kept;
}

function isSame(one: Way, other: Way): boolean {
  if (one.turns !== other.turns) return false;
  const [a, b] = [one.placement, other.placement];
  if (!a || !b) return a === b;
  return Math.abs(a.x.shift - b.x.shift) < SAME && Math.abs(a.z.shift - b.z.shift) < SAME;
}

function waysOf(first: Room, second: Room, turns: Turns): Way[] {
  const [a, b] = [turnedRoom(first, turns), turnedRoom(second, 0)];
  const sizes = compareSizes(a, b);
  if (!sizes) return [];
  const options = { x: axesOf(a, b, { axis: 'x', sizes }), z: axesOf(a, b, { axis: 'z', sizes }) };
  const placed = options.x.flatMap((x) => options.z.map((z) => wayAt(a, b, { x, z, sizes })));
  return isFixed(options) ? placed : [...placed, { turns, placement: null, likelihood: sizes.likelihood + UNKNOWN }];
}

/** Log likelihood of a place that no opening in common tells. */
const UNKNOWN = -0.5;

const isFixed = ({ x, z }: Record<'x' | 'z', readonly Placing[]>): boolean =>
  [x, z].every((axis) => axis.some(({ told }) => told === null));

/** A place along one axis, and what it was found by. */
interface Placing {
  readonly axis: Axis;
  readonly usual: Usual;
  readonly pairs: readonly Pair[];
  /** what the place of the opening that it was found by would tell; null: it was found by walls */
  readonly told: number | null;
}

interface AxisSearch {
  readonly axis: 'x' | 'z';
  readonly sizes: Sizes;
}

/** By the walls across it; where both photos show none of them, by each opening that may be the same. */
function axesOf(a: TurnedRoom, b: TurnedRoom, { axis, sizes }: AxisSearch): Placing[] {
  const pairs = wallPairs(a, b, axis);
  const usual = { scale: sizes.scale, stretch: stretchOf(axis, a.turns) };
  const byWalls = fitAxis(pairs, usual);
  if (byWalls) return [{ axis: byWalls, usual, pairs, told: null }];
  return a.openings
    .filter(({ wall }) => axisAlong(wall) === axis)
    .flatMap((one) => b.openings.filter((other) => alike(one, other)).map((other) => ({ a: one, b: other })))
    .flatMap((found) => {
      const edges = edgesOf(a.turns, found);
      const byOpening = fitAxis(edges, usual);
      return byOpening ? [{ axis: byOpening, usual, pairs: edges, told: byPlace(a, b, found) }] : [];
    });
}

const wallPairs = (a: TurnedRoom, b: TurnedRoom, axis: 'x' | 'z'): Pair[] =>
  WALLS.filter((side) => axisAcross(side) === axis && a.walls[side].seen && b.walls[side].seen).map((side) => {
    const [from, to] = [a.walls[side].at, b.walls[side].at];
    return { from, to, error: errorOfWall({ axis, turns: a.turns, first: from, second: to }) };
  });

const edgesOf = (turns: Turns, { a, b }: Found): Pair[] =>
  (['from', 'to'] as const).map((end) => {
    const error = errorOfOpening(b.wall, { turns, first: a[end], second: b[end] });
    return { from: a[end], to: b[end], error };
  });

interface Placed {
  readonly x: Placing;
  readonly z: Placing;
  readonly sizes: Sizes;
}

function wayAt(a: TurnedRoom, b: TurnedRoom, placed: Placed): Way {
  const { scale } = placed.sizes;
  const { found } = openingsAt(a, b, { x: placed.x.axis, z: placed.z.axis, scale });
  const alongX = found.filter(({ a: { wall } }) => axisAlong(wall) === 'x');
  const alongZ = found.filter((one) => !alongX.includes(one));
  const placement = { x: refined(placed.x, a.turns, alongX), z: refined(placed.z, a.turns, alongZ), scale };
  const likelihood =
    placed.sizes.likelihood +
    Math.max(LEAST_BY_WALLS, misfitOf(placed.x, placement.x) + misfitOf(placed.z, placement.z)) +
    wallsAt(a, b, placement) +
    openingsAt(a, b, placement).likelihood -
    (placed.x.told ?? 0) -
    (placed.z.told ?? 0);
  return { turns: a.turns, placement, likelihood };
}

/** Log likelihood of walls that do not fit, at least: a reading may be wrong. */
const LEAST_BY_WALLS = -8;

const openingsAt = (a: TurnedRoom, b: TurnedRoom, placement: Placement) =>
  compareOpenings(a, b, { toB: forwards(placement), toA: backwards(placement) });

const misfitOf = ({ pairs, usual }: Placing, axis: Axis): number => misfit(axis, pairs, usual);

/** By openings as well. */
function refined({ axis, usual, pairs, told }: Placing, turns: Turns, found: readonly Found[]): Axis {
  const edges = found.flatMap((one) => edgesOf(turns, one));
  return fitAxis([...(told === null ? pairs : []), ...edges], usual) ?? axis;
}

function wallsAt(a: TurnedRoom, b: TurnedRoom, placement: Placement): number {
  const [toB, toA] = [forwards(placement), backwards(placement)];
  return WALLS.reduce((sum, side) => {
    const [inA, inB] = [a.walls[side], b.walls[side]];
    if (inA.seen && !inB.seen) return sum + againstUnseen(side, toB.across(side, inA.at), inB, 'front');
    if (inB.seen && !inA.seen) {
      return sum + againstUnseen(side, toA.across(side, inB.at), inA, turnedSide('front', a.turns));
    }
    return sum;
  }, 0);
}
