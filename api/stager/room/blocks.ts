/** What stands in the room and cuts the floor's outline: islands, counters, columns, radiators, pots. */
import type { Ground, Pixel, Room, Thing } from '../contract.js';
import { BELIEVED } from './belief.js';
import { alongWall, fromWall, onFloor } from './camera.js';
import type { FineLook } from './fineLook.js';
import { pixelsPerMetre } from './surfaceAt.js';
import { rowOfWallFoot } from './wallFootRow.js';

/** Pixels between the columns that are looked at. */
const STEP = 2;
/** Metres by which the floor must begin before the wall, and columns' feet may differ within one thing. */
const BEFORE_WALL = 0.12;
const SAME = 0.3;
/** Share of the picture's height by which it must. */
const LEAST_GAP = 0.008;
/** Metres: the least and the greatest width; and how high it must be. */
const WIDTH = { least: 0.12, most: 3.5 };
const LOWEST = 0.25;
/** Metres of a thing's depth that is not seen. */
const DEPTH = 0.3;
/** Metres up to which a thing before a wall reaches it. */
const TO_WALL = 0.55;
/** Metres above the foot on which its sides are looked for, and the share of them that must show. */
const SIDES = { high: 0.45, share: 0.6 };
/** Share of the picture's width beside a side in which it shows. */
const BESIDE = 0.004;
/** Metres over which a side may be unseen before it ends. */
const PAUSE = 0.12;

type Box = Pick<
  Room,
  'camera' | 'walls' | 'ceilingHeight' | 'openings' | 'back' | 'left' | 'right' | 'floorOutline' | 'width' | 'height'
>;

/** A column of the plane with the foot of what stands there. */
interface Foot {
  readonly x: number;
  readonly y: number;
  /** the row in which the box's floor begins */
  readonly wall: number;
  readonly at: Ground;
}

export function blocksIn(room: Box, look: FineLook): Thing[] {
  return runsOf(feetIn(room, look)).flatMap((run) => blockOf(room, look, run));
}

/** The columns whose floor begins before the wall. */
function feetIn(room: Box, look: FineLook): Foot[] {
  const outline = room.floorOutline.map((pixel) => look.fromPhoto(pixel));
  const feet: Foot[] = [];
  for (let x = STEP; x < look.plane.width - STEP; x += STEP) {
    const y = firstRow(outline, x);
    if (y === null || y >= look.plane.height - 2) continue;
    const wall = rowOfWallFoot(room, look, [x, y]);
    if (wall === null || y - wall < LEAST_GAP * look.plane.height) continue;
    const point = onFloor(room.camera, look.toPhoto([x, y]));
    if (!point) continue;
    const at: Ground = [point[0], point[2]];
    if (beforeWall(room, at) < BEFORE_WALL) continue;
    feet.push({ x, y, wall, at });
  }
  return feet;
}

/** The uppermost row of an outline in a column. */
export function firstRow(outline: readonly Pixel[], x: number): number | null {
  let first: number | null = null;
  for (let k = 0, before = outline.length - 1; k < outline.length; before = k++) {
    const [ax, ay] = outline[k];
    const [bx, by] = outline[before];
    if (ax > x === bx > x) continue;
    const y = ay + ((x - ax) * (by - ay)) / (bx - ax);
    if (first === null || y < first) first = y;
  }
  return first;
}

const WALLS = ['back', 'left', 'right'] as const;

const beforeWall = (room: Box, at: Ground): number =>
  Math.min(...WALLS.filter((side) => room.walls[side].seen).map((side) => fromWall(room, side, at)));

/** Neighbouring columns whose feet are one thing's. */
function runsOf(feet: readonly Foot[]): Foot[][] {
  const runs: Foot[][] = [];
  for (const foot of feet) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn =
      last && foot.x - last.x <= 3 * STEP && Math.hypot(foot.at[0] - last.at[0], foot.at[1] - last.at[1]) < SAME;
    if (run && goesOn) run.push(foot);
    else runs.push([foot]);
  }
  return runs;
}

function blockOf(room: Box, look: FineLook, run: readonly Foot[]): Thing[] {
  const near = run.toSorted((a, b) => b.y - a.y)[0];
  const perMetre = look.fromPhoto([pixelsPerMetre(room, [near.at[0], 0, near.at[1]]), 0])[0];
  const [first, last] = [run[0], run[run.length - 1]];
  const width = (last.x - first.x) / perMetre;
  if (width < WIDTH.least || width > WIDTH.most || isAtOpening(room, run)) return [];
  const sides = [sideOf(look, first, perMetre), sideOf(look, last, perMetre)];
  const share = Math.min(...sides.map((side) => side.share));
  const height = Math.min(room.ceilingHeight, Math.max(...sides.map((side) => side.height)));
  if (share < SIDES.share || height < LOWEST) return [];
  const certainty = 0.5 + (0.4 * (share - SIDES.share)) / (1 - SIDES.share);
  return [{ ...footprint(room, run), height, certainty, outline: outlineOf(run, height * perMetre, look) }];
}

/** A door's leaf that stands open, a hearth and its surround cut the floor as well. */
const isAtOpening = (room: Box, run: readonly Foot[]): boolean =>
  room.openings.some((o) => {
    if (o.certainty < BELIEVED[o.kind] || o.kind === 'window' || o.kind === 'obstacle') return false;
    const inside = run.filter(({ at }) => {
      const along = alongWall(o.wall, [at[0], 0, at[1]]);
      return fromWall(room, o.wall, at) < 0.6 && along > o.from - 0.1 && along < o.to + 0.1;
    });
    return inside.length > run.length / 2;
  });

/** How far up an upright edge is seen above a foot, metres, and which share of its lowest part. */
function sideOf({ mask, plane }: FineLook, { x, y }: Foot, perMetre: number): { height: number; share: number } {
  const reach = Math.max(3, Math.round(BESIDE * plane.width));
  const seen = (row: number): boolean => {
    for (let k = x - reach; k <= x + reach; k++)
      if (k >= 0 && k < plane.width && mask[row * plane.width + k]) return true;
    return false;
  };
  const from = Math.min(plane.height - 1, Math.round(y));
  let top = from;
  for (let row = from; row > 0 && top - row < PAUSE * perMetre; row--) if (seen(row)) top = row;
  let [rows, met] = [0, 0];
  for (let row = from; row > Math.max(0, from - SIDES.high * perMetre); row--, rows++) if (seen(row)) met++;
  return { height: (from - top) / perMetre, share: rows ? met / rows : 0 };
}

/** The rectangle of the plan on which it stands: what is seen of its foot, and some of its depth behind that. */
function footprint(room: Box, run: readonly Foot[]): Pick<Thing, 'x' | 'z' | 'width' | 'depth'> {
  const xs = run.map(({ at }) => at[0]);
  const zs = run.map(({ at }) => at[1]);
  let [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  const { left, right } = room.walls;
  if (z1 - z0 < DEPTH) z0 = z1 - DEPTH;
  if (z0 - room.back < TO_WALL) z0 = room.back;
  if (left.seen && x0 - left.at < TO_WALL && z0 > room.back + TO_WALL) x0 = left.at;
  if (right.seen && right.at - x1 < TO_WALL && z0 > room.back + TO_WALL) x1 = right.at;
  z0 = Math.max(z0, room.back);
  return { x: (x0 + x1) / 2, z: (z0 + z1) / 2, width: Math.max(0.1, x1 - x0), depth: Math.max(0.1, z1 - z0) };
}

/** Its foot, and the same as much higher as it is. */
function outlineOf(run: readonly Foot[], high: number, look: FineLook): Pixel[] {
  const [first, last] = [run[0], run[run.length - 1]];
  const foot = run.map(({ x, y }): Pixel => look.toPhoto([x, y]));
  const low = Math.min(first.y, last.y);
  return [...foot, look.toPhoto([last.x, Math.max(0, low - high)]), look.toPhoto([first.x, Math.max(0, low - high)])];
}
