/**
 * Lowers a box whose lines run along the top of a skirting board to its foot. Skirting is separated from the floor by a
 * sharp edge that follows all walls at one height above the floor.
 */
import { HUE_WEIGHT, type LabPicture, LIGHTNESS_WEIGHT } from '../../photo/colour.js';
import type { Steps } from '../../steps.js';
import { type BoxParameters, type FloorEdge, OWNERS, floorEdge } from './boxLines.js';
import { faintSkirting } from './faintSkirting.js';
import { type SkirtingScene, loweredBox } from './loweredBox.js';
import type { Reading } from './reading.js';
import { eyeUnderCeiling } from '../camera/scale.js';
import { resized } from '../../../shared/geometry/cameraHypothesis.js';

/** Range of the board's height in eye heights: about 5 to 26 cm. */
const LOWEST = 0.04;
const HIGHEST = 0.22;
const STEP = 0.005;
/** Least colour distance between the board and the floor below it. */
const DISTINCT = 6;
/** The floor must continue below as it begins: its largest change, as a share of that distance. */
const STEADY = 0.8;
/** Share of the distance that must be within two pixels of the edge: shadows are gradual, boards are not. */
const SHARP = 0.3;
/** Least share of a wall's columns that show the board, and of the picture's width that a wall must fill. */
const AGREED = 0.6;
const WIDE_ENOUGH = 0.08;
const FEWEST_ROWS = 3;
/** The board of a single wall must look like the wall: its largest colour distance, as a share of that to the floor. */
const WALL_LIKE = 0.5;
/** Columns on either side that are averaged. */
const ALONG = 4;

/** The lines of a box, by their walls. */
export type Line = (typeof OWNERS)[number];

/** The single tested line, and how much its board may differ from its wall: see `WALL_LIKE`. */
interface SingleLine {
  readonly line: Line;
  readonly wallLike: number;
}

/** @returns height of the skirting in eye heights above its floor, or 0 if the box already is on the floor */
export function* findSkirting(scene: SkirtingScene, box: BoxParameters, only?: SingleLine): Steps<number> {
  const upper = floorEdge(scene.frame, box);
  const profiles = new Profiles(scene.frame.width);
  let best = { height: 0, distinct: 0 };
  for (let height = LOWEST; height <= HIGHEST; height += STEP) {
    yield;
    const lowered = loweredBox(scene, box, height);
    const lower = floorEdge(scene.frame, only ? { ...box, [only.line]: lowered[only.line] } : lowered);
    const distinct = boardBetween({ ...scene, upper, lower, only }, profiles);
    if (distinct > best.distinct) best = { height, distinct };
  }
  return best.height;
}

/** Lowers a side wall's line that runs along the top of a board painted like the wall. */
function* withSideLowered(scene: SkirtingScene, box: BoxParameters, side: 'left' | 'right'): Steps<BoxParameters> {
  if (box[side] === null) return box;
  const height = yield* findSkirting(scene, box, { line: side, wallLike: WALL_LIKE });
  return height ? { ...box, [side]: loweredBox(scene, box, height)[side] } : box;
}

/**
 * The reading with its box moved from the top of the skirting to its foot, if there is one.
 * @param lab about 720 px long
 */
export function* standOnFloor(reading: Reading, lab: LabPicture): Steps<Reading> {
  const { frame } = reading;
  const scene = { lab, view: resized(reading.view, frame), frame };
  const height = (yield* findSkirting(scene, reading.box.box)) || (yield* faintSkirting(scene, reading.box.box));
  if (!height) {
    const left = yield* withSideLowered(scene, reading.box.box, 'left');
    const both = yield* withSideLowered(scene, left, 'right');
    if (both === reading.box.box) return reading;
    return { ...reading, box: { ...reading.box, box: both, edge: floorEdge(frame, both) } };
  }
  const box = loweredBox(scene, reading.box.box, height);
  // lengths were in eye heights above the skirting's top; the camera is that much higher above the floor
  const ceiling = { ...reading.ceiling, ratio: reading.ceiling.ratio / (1 + height) };
  return {
    ...reading,
    box: { ...reading.box, box, edge: floorEdge(frame, box) },
    ceiling,
    skirting: true,
    eye: eyeUnderCeiling(ceiling),
  };
}

interface Strip extends SkirtingScene {
  readonly upper: FloorEdge;
  readonly lower: FloorEdge;
  readonly only: SingleLine | undefined;
}

function readProfiles({ lab, frame, upper, lower, only }: Strip, profiles: Profiles): void {
  const scale = lab.height / frame.height;
  profiles.known.fill(0);
  for (let x = 0; x < frame.width; x++) {
    const top = upper.top[x] * scale;
    const foot = lower.top[x] * scale;
    if (only && OWNERS[upper.owner[x]] !== only.line) continue;
    if (lower.owner[x] !== upper.owner[x] || upper.top[x] < 1 || foot + 2 * (foot - top) > lab.height - 2) continue;
    profiles.read(lab, x, Math.floor(((x + 0.5) * lab.width) / frame.width), top, foot);
  }
}

/**
 * Colour distance between the strip of two outlines and the floor below it, or 0 if it is no board.
 * @param profiles overwritten
 */
function boardBetween(strip: Strip, profiles: Profiles): number {
  const { frame, upper, only } = strip;
  readProfiles(strip, profiles);
  const columns = [0, 0, 0];
  const agreed = [0, 0, 0];
  let sum = 0;
  for (let x = 0; x < frame.width; x++) {
    if (!profiles.known[x]) continue;
    columns[upper.owner[x]]++;
    const distinct = boardIn(profiles, x);
    if (!distinct || (only && profiles.distance(x, 'board', 'wall') > only.wallLike * distinct)) continue;
    agreed[upper.owner[x]]++;
    sum += distinct;
  }
  const total = agreed[0] + agreed[1] + agreed[2];
  if (total < (only ? 1 : 2) * WIDE_ENOUGH * frame.width) return 0;
  const denied = columns.some((count, owner) => count > WIDE_ENOUGH * frame.width && agreed[owner] < AGREED * count);
  return denied ? 0 : sum / (columns[0] + columns[1] + columns[2]);
}

/** Parts of a column, from the wall down: whole areas, and close to the edge between board and floor. */
const PARTS = ['wall', 'board', 'floor', 'further', 'above', 'below'] as const;
type Part = (typeof PARTS)[number];
const PER_COLUMN = 3 * PARTS.length;
const placeOf = (part: Part): number => 3 * PARTS.indexOf(part);

/** Mean colours of the parts of all columns. */
class Profiles {
  /** 1 where a column was read */
  readonly known: Uint8Array;
  private readonly colours: Float64Array;

  constructor(columns: number) {
    this.known = new Uint8Array(columns);
    this.colours = new Float64Array(columns * PER_COLUMN);
  }

  /** @param from column of the picture */
  read(lab: LabPicture, column: number, from: number, top: number, foot: number): void {
    const rows = Math.max(FEWEST_ROWS, Math.round(foot - top));
    const row = Math.round(foot);
    const first = Math.round(top);
    // in the order of PARTS
    const at = column * PER_COLUMN;
    writeMean(lab, from, first - 1 - rows, first - 1, this.colours, at);
    writeMean(lab, from, first + 1, row - 1, this.colours, at + 3);
    writeMean(lab, from, row + 1, row + 1 + rows, this.colours, at + 6);
    writeMean(lab, from, row + 1 + rows, row + 1 + 2 * rows, this.colours, at + 9);
    writeMean(lab, from, row - 3, row - 1, this.colours, at + 12);
    writeMean(lab, from, row + 1, row + 3, this.colours, at + 15);
    this.known[column] = 1;
  }

  /** Colour distance of two parts, averaged over neighbouring columns: grain and joints of boards cancel out. */
  distance(column: number, part: Part, other: Part): number {
    const [a, b] = [placeOf(part), placeOf(other)];
    const lightness = LIGHTNESS_WEIGHT * (this.mean(column, a) - this.mean(column, b));
    const red = HUE_WEIGHT * (this.mean(column, a + 1) - this.mean(column, b + 1));
    const yellow = HUE_WEIGHT * (this.mean(column, a + 2) - this.mean(column, b + 2));
    return Math.sqrt(lightness * lightness + red * red + yellow * yellow);
  }

  private mean(column: number, at: number): number {
    const end = Math.min(this.known.length, column + ALONG + 1);
    let sum = 0;
    let count = 0;
    for (let x = Math.max(0, column - ALONG); x < end; x++) {
      if (!this.known[x]) continue;
      sum += this.colours[x * PER_COLUMN + at];
      count++;
    }
    return sum / count;
  }
}

function boardIn(profiles: Profiles, x: number): number {
  const distinct = profiles.distance(x, 'board', 'floor');
  if (distinct < DISTINCT || profiles.distance(x, 'floor', 'further') > STEADY * distinct) return 0;
  return profiles.distance(x, 'above', 'below') < SHARP * distinct ? 0 : distinct;
}

/** Writes the mean colour of the rows from..to - 1 of a column, at least of one. */
function writeMean(
  { width, height, data }: LabPicture,
  x: number,
  from: number,
  to: number,
  out: Float64Array,
  at: number,
): void {
  const first = Math.max(0, Math.min(height - 1, from));
  const end = Math.max(first + 1, Math.min(height, to));
  let l = 0;
  let a = 0;
  let b = 0;
  for (let y = first; y < end; y++) {
    const i = 3 * (y * width + x);
    l += data[i];
    a += data[i + 1];
    b += data[i + 2];
  }
  out[at] = l / (end - first);
  out[at + 1] = a / (end - first);
  out[at + 2] = b / (end - first);
}
