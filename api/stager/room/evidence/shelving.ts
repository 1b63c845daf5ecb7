/** Open shelves that were read as a window: what is below them has their colour, which differs from the wall's. */
import type { Opening, Room, Vec3, Wall } from '../../contract.js';
import { isBelieved } from '../openings/belief.js';
import { wallPoint } from '../camera/wallPlane.js';
import type { PhotoLook } from './photoLook.js';

/** Least brightness of glass by day, relative to the walls. */
const DAYLIGHT = 0.7;
/** Metres: least sill height with something below, and the height of the compared strip. */
const SILL = 0.4;
const FOOT = { from: 0.12, below: 0.12 } as const;
/** Least colour distances: of what is below, and of the shelves, from the wall; see `offTint`. */
const OFF_WALL = { below: 0.5, shelves: 0.25 } as const;
/** Least cosine between the colour differences of shelves and of what is below them from the wall. */
const ALIKE = 0.85;
/** Step between columns, and how far to either side a case may extend; metres. */
const STEP = 0.1;
const FURTHEST = 1;
/** Certainty of the case. */
const CERTAINTY = 0.6;
/** Samples across and up an area. */
const GRID = 12;

type Walls = Pick<Room, 'walls' | 'openings' | 'ceilingHeight'>;
type Look = Pick<PhotoLook, 'colour'>;

/** Log ratios of red and blue to green. */
type Tint = readonly [number, number];

/** The openings, with cases in place of windows that are shelves. */
export const withShelving = (room: Walls & Pick<Room, 'light'>, look: Look): Opening[] =>
  room.openings.map((opening) => {
    const mayBe = opening.kind === 'window' && isBelieved(opening) && opening.bottom >= SILL;
    return mayBe && opening.glow < DAYLIGHT * room.light.walls ? (caseOf(room, look, opening) ?? opening) : opening;
  });

function caseOf(room: Walls, look: Look, opening: Opening): Opening | null {
  const wall = room.walls[opening.wall];
  const plain = wallTint(room, look, wall);
  const { from, to, bottom, top } = opening;
  const inside = tintOf(look, wall, { from, to, bottom, top });
  const below = tintOf(look, wall, { from, to, bottom: FOOT.from, top: bottom - FOOT.below });
  if (!plain || !inside || !below) return null;
  const way = off(below, plain);
  const isCase = (tint: Tint, least: number): boolean => {
    const other = off(tint, plain);
    return length(other) >= least && dot(way, other) >= ALIKE * length(way) * length(other);
  };
  if (length(way) < OFF_WALL.below || !isCase(inside, OFF_WALL.shelves)) return null;
  const goesOn = (at: number): boolean => {
    const tint = tintOf(look, wall, { from: at - STEP / 2, to: at + STEP / 2, bottom: FOOT.from, top });
    return tint !== null && isCase(tint, OFF_WALL.shelves);
  };
  let [start, end] = [from, to];
  while (from - start < FURTHEST && goesOn(start - STEP / 2)) start -= STEP;
  while (end - to < FURTHEST && goesOn(end + STEP / 2)) end += STEP;
  return { ...opening, kind: 'obstacle', glow: 0, from: start, to: end, bottom: 0, certainty: CERTAINTY };
}

interface Area {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

function tintOf(look: Look, { side, at }: Wall, { from, to, bottom, top }: Area): Tint | null {
  const sum: [number, number, number] = [0, 0, 0];
  let seen = 0;
  for (let i = 0; i < GRID; i++)
    for (let j = 0; j < GRID; j++) {
      const share = (k: number) => (k + 0.5) / GRID;
      const along = from + (to - from) * share(i);
      const found = look.colour(wallPoint(side, at, along, bottom + (top - bottom) * share(j)));
      if (!found) continue;
      seen++;
      found.forEach((value, channel) => (sum[channel] += value));
    }
  return seen < (GRID * GRID) / 4 ? null : tint(sum);
}

const DARKEST = 1e-3;
const tint = ([r, g, b]: Vec3): Tint => [
  Math.log((r + DARKEST) / (g + DARKEST)),
  Math.log((b + DARKEST) / (g + DARKEST)),
];

/** The median tint of a wall's columns without openings. */
function wallTint({ openings, ceilingHeight }: Walls, look: Look, wall: Wall): Tint | null {
  const tints: Tint[] = [];
  for (let along = wall.from + STEP; along < wall.to - STEP; along += STEP) {
    if (openings.some((o) => o.wall === wall.side && along > o.from - STEP && along < o.to + STEP)) continue;
    const area = { from: along - STEP / 2, to: along + STEP / 2, bottom: 0.3, top: ceilingHeight - 0.3 };
    const found = tintOf(look, wall, area);
    if (found) tints.push(found);
  }
  const median = (axis: 0 | 1) => tints.map((each) => each[axis]).toSorted((a, b) => a - b)[tints.length >> 1];
  return tints.length < 3 ? null : [median(0), median(1)];
}

const off = (a: Tint, b: Tint): Tint => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Tint, b: Tint): number => a[0] * b[0] + a[1] * b[1];
const length = (a: Tint): number => Math.hypot(...a);
