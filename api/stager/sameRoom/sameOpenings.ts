/** Whether the openings that one photo shows are where the other shows them. */
import type { Room } from '../contract.js';
import { project } from '../../shared/geometry/camera.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import { errorOfOpening } from './errors.js';
import { unlikely } from './fit.js';
import type { View } from './placement.js';
import type { TurnedRoom, WallOpening } from './turnedRoom.js';
import { axisAlong, backTurns, type BoxSide, turned, turnedSide } from './turns.js';

/** Logarithms and metres: errors of readings. */
const ERROR = { width: 0.25, top: 0.15 } as const;
/** Error of the width by chance; windows of one room are much alike, and all tops are at one height. */
const CHANCE_WIDTH = 0.35;
/** Log likelihoods of the kinds of one opening as two photos show it. */
const KINDS_ALIKE = { same: 0.2, mistaken: -0.5, different: -1.5 } as const;
/** Log likelihood of an opening that the other photo should show, but does not. */
const OVERLOOKED = -1;
/** Share of an opening that has to be in the picture. */
const SHOWN = 0.7;

/** An opening in the axes of the other reading. */
const inView = (view: View, { wall, from, to, bottom, top, ...rest }: WallOpening): WallOpening => ({
  ...rest,
  wall,
  from: view.along(axisAlong(wall), from),
  to: view.along(axisAlong(wall), to),
  bottom: bottom * view.scale,
  top: top * view.scale,
});

/** Whether two openings may be one. */
export function alike(a: WallOpening, b: WallOpening): boolean {
  const ratio = (a.to - a.from) / (b.to - b.from);
  return a.wall === b.wall && kindsOf(a, b) !== 'different' && ratio > 0.65 && ratio < 1 / 0.65;
}

function kindsOf(a: WallOpening, b: WallOpening): keyof typeof KINDS_ALIKE {
  if (a.kind === b.kind) return 'same';
  const kinds = [a.kind, b.kind];
  return kinds.includes('fireplace') && !kinds.includes('obstacle') ? 'different' : 'mistaken';
}

/** Metres: error of an opening's place. */
const errorOf = (a: TurnedRoom, found: Found): number =>
  errorOfOpening(found.b.wall, { turns: a.turns, first: middleOf(found.a), second: middleOf(found.b) });

const middleOf = ({ from, to }: WallOpening): number => (from + to) / 2;

/** What the place of an opening tells at most: little of a wide one, which has to be about there. */
export function byPlace(a: TurnedRoom, { walls }: TurnedRoom, found: Found): number {
  const { wall, from, to } = found.b;
  const length = axisAlong(wall) === 'x' ? walls.right.at - walls.left.at : walls.front.at - walls.back.at;
  const spread = (length - (to - from)) / Math.sqrt(12);
  return Math.max(0, Math.log(spread / errorOf(a, found)));
}

/** Log likelihood that two openings are one. */
function likeness(a: TurnedRoom, b: TurnedRoom, { found, there }: Compared): number {
  const other = found.b;
  const wider = Math.log((there.to - there.from) / (other.to - other.from));
  const width = Math.log(CHANCE_WIDTH / ERROR.width) + unlikely(wider, ERROR.width);
  const place = byPlace(a, b, found) + unlikely(middleOf(there) - middleOf(other), errorOf(a, found));
  return place + width + Math.max(-1, unlikely(there.top - other.top, ERROR.top)) + KINDS_ALIKE[kindsOf(there, other)];
}

interface Compared {
  readonly found: Found;
  /** the first room's opening in the axes of the second */
  readonly there: WallOpening;
}

export interface Found {
  readonly a: WallOpening;
  readonly b: WallOpening;
}

interface OpeningsCompared {
  /** log likelihood */
  readonly likelihood: number;
  /** openings of both, each in its own axes */
  readonly found: readonly Found[];
}

/** The openings of the first room, seen from the second, and what each photo should show of the other's. */
export function compareOpenings(
  a: TurnedRoom,
  b: TurnedRoom,
  { toB, toA }: { readonly toB: View; readonly toA: View },
): OpeningsCompared {
  const left = new Set(b.openings);
  const found: Found[] = [];
  let likelihood = 0;
  for (const own of a.openings) {
    const there = inView(toB, own);
    const rated = [...left].filter((other) => other.wall === there.wall && overlaps(there, other));
    const best = rated
      .map((other) => ({ other, worth: likeness(a, b, { found: { a: own, b: other }, there }) }))
      .toSorted((one, two) => two.worth - one.worth)[0];
    if (best && best.worth > OVERLOOKED) {
      left.delete(best.other);
      found.push({ a: own, b: best.other });
      likelihood += best.worth * Math.min(own.certainty, best.other.certainty);
    } else if (shows(b, there)) likelihood += OVERLOOKED * own.certainty;
  }
  for (const other of left) if (shows(a, inView(toA, other))) likelihood += OVERLOOKED * other.certainty;
  return { likelihood, found };
}

const overlaps = (a: WallOpening, b: WallOpening): boolean =>
  Math.min(a.to, b.to) - Math.max(a.from, b.from) > 0.3 * Math.min(a.to - a.from, b.to - b.from);

const SAMPLES = [0.1, 0.5, 0.9];

/** Whether a photo shows most of an opening, given in the turned axes. */
function shows({ room, turns, walls }: TurnedRoom, { wall, from, to, bottom, top }: WallOpening): boolean {
  if (!walls[wall].seen) return false;
  const own = turnedSide(wall, backTurns(turns));
  const points = SAMPLES.flatMap((u) =>
    SAMPLES.map((v) => [from + u * (to - from), bottom + v * (top - bottom)] as const),
  );
  const shown = points.filter(([at, y]) => isShown(room, own, [ownAlong(wall, at, turns), y]));
  return shown.length >= SHOWN * points.length;
}

function ownAlong(wall: BoxSide, at: number, turns: TurnedRoom['turns']): number {
  const [x, z] = turned(axisAlong(wall) === 'x' ? [at, 0] : [0, at], backTurns(turns));
  return axisAlong(turnedSide(wall, backTurns(turns))) === 'x' ? x : z;
}

function isShown(room: Room, wall: BoxSide, [at, y]: readonly [number, number]): boolean {
  if (wall === 'front') return false;
  const pixel = project(room.camera, wallPoint(wall, room.walls[wall].at, at, y));
  return pixel !== null && pixel[0] > 0 && pixel[1] > 0 && pixel[0] < room.width && pixel[1] < room.height;
}
