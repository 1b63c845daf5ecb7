/**
 * A box whose lines run along the top of a skirting board, lowered to its foot. Skirting stands out from the floor
 * below it by a sharp edge that follows all walls at one height above the floor.
 */
import type { LabPicture } from '../photo/colour.js';
import type { Steps } from '../breathe.js';
import { type BoxFrame, type BoxParameters, type FloorEdge, OWNERS, floorEdge, sidePoint } from './boxLines.js';
import type { Reading } from './reading.js';
import { dot } from './rotation.js';
import { eyeUnderCeiling } from './scale.js';
import { type View, resized, viewRay } from './view.js';

/** Heights of skirting, in eye heights: about 5 to 26 cm. */
const LOWEST = 0.04;
const HIGHEST = 0.22;
const STEP = 0.005;
/** Colour distance by which the board must differ from the floor below it. */
const DISTINCT = 6;
/** The floor must go on below like it begins: its change, at most, as a share of that distance. */
const STEADY = 0.8;
/** Share of the distance that must lie within two pixels of the edge: shadows fade, boards end. */
const SHARP = 0.3;
/** Share of a wall's columns that must show the board, and of the picture's width that a wall must fill to be asked. */
const AGREED = 0.6;
const WIDE_ENOUGH = 0.08;
const FEWEST_ROWS = 3;
/**
 * The board of a single wall must look like that wall: its colour's distance, at most, as a share of that to the floor.
 */
const WALL_LIKE = 0.5;
/** Columns on either side that are taken together with one. */
const ALONG = 4;

interface SkirtingScene {
  /** about 720 px long */
  readonly lab: LabPicture;
  /** at the box's size */
  readonly view: View;
  readonly frame: BoxFrame;
}

/**
 * @returns height of the skirting, in eye heights above its foot's floor, or 0 where the box already stands on the
 * floor
 */
function* findSkirting(scene: SkirtingScene, box: BoxParameters, only?: 'left' | 'right'): Steps<number> {
  const upper = floorEdge(scene.frame, box);
  let best = { height: 0, distinct: 0 };
  for (let height = LOWEST; height <= HIGHEST; height += STEP) {
    yield;
    const lowered = loweredBox(scene, box, height);
    const lower = floorEdge(scene.frame, only ? { ...box, [only]: lowered[only] } : lowered);
    const distinct = boardBetween(scene, upper, lower, only);
    if (distinct > best.distinct) best = { height, distinct };
  }
  return best.height;
}

/** A side wall whose line alone runs along the top of a board that is painted like the wall: lowered to its foot. */
function* withSideLowered(scene: SkirtingScene, box: BoxParameters, side: 'left' | 'right'): Steps<BoxParameters> {
  if (box[side] === null) return box;
  const height = yield* findSkirting(scene, box, side);
  return height ? { ...box, [side]: loweredBox(scene, box, height)[side] } : box;
}

/**
 * The reading with its box moved from the top of the skirting to its foot, where there is one.
 * @param lab about 720 px long
 */
export function* standOnFloor(reading: Reading, lab: LabPicture): Steps<Reading> {
  const { frame } = reading;
  const scene = { lab, view: resized(reading.view, frame), frame };
  const height = yield* findSkirting(scene, reading.box.box);
  if (!height) {
    const left = yield* withSideLowered(scene, reading.box.box, 'left');
    const both = yield* withSideLowered(scene, left, 'right');
    if (both === reading.box.box) return reading;
    return { ...reading, box: { ...reading.box, box: both, edge: floorEdge(frame, both) } };
  }
  const box = loweredBox(scene, reading.box.box, height);
  // Lengths were in eye heights above the skirting's top; the eye is that much higher above the floor.
  const ceiling = { ...reading.ceiling, ratio: reading.ceiling.ratio / (1 + height) };
  return {
    ...reading,
    box: { ...reading.box, box, edge: floorEdge(frame, box) },
    ceiling,
    skirting: true,
    eye: eyeUnderCeiling(ceiling),
  };
}

/** The box with its floor moved down by a share of the eye's height above it; the walls stay. */
function loweredBox(
  { view, frame }: Pick<SkirtingScene, 'view' | 'frame'>,
  box: BoxParameters,
  by: number,
): BoxParameters {
  const { down } = view.axes;
  const lower = (x: number, y: number) => {
    const r = viewRay(view, x, y);
    const fall = dot(r, down);
    const depth = r[2] / fall + by * down[2];
    return [
      view.cx + (view.focal * (r[0] / fall + by * down[0])) / depth,
      view.cy + (view.focal * (r[1] / fall + by * down[1])) / depth,
    ] as const;
  };
  const side = (which: 'left' | 'right', angle: number | null) => {
    if (angle === null) return null;
    const [x, y] = lower(...sidePoint(frame, which, angle, 0.25 * frame.width));
    return (Math.atan2(Math.abs(x - frame.vx), y - frame.vy) * 180) / Math.PI;
  };
  const [x, y] = lower(frame.middle, box.back);
  return {
    back: y + (frame.middle - x) * backSlope(frame, x, y),
    left: side('left', box.left),
    right: side('right', box.right),
  };
}

/** Rows per column of the back line through a point. */
function backSlope({ across }: BoxFrame, x: number, y: number): number {
  return (across[1] - y * across[2]) / (across[0] - x * across[2]);
}

/** How far the strip between two outlines differs from the floor below it, or 0 where it is no board. */
function boardBetween(
  { lab, frame }: SkirtingScene,
  upper: FloorEdge,
  lower: FloorEdge,
  only?: (typeof OWNERS)[number],
): number {
  const scale = lab.height / frame.height;
  const profiles = Array.from({ length: frame.width }, (_, x): Profile | null => {
    const [top, foot] = [upper.top[x] * scale, lower.top[x] * scale];
    if (only && OWNERS[upper.owner[x]] !== only) return null;
    if (lower.owner[x] !== upper.owner[x] || upper.top[x] < 1 || foot + 2 * (foot - top) > lab.height - 2) return null;
    return profileAt(lab, Math.floor(((x + 0.5) * lab.width) / frame.width), top, foot);
  });
  const columns = [0, 0, 0];
  const agreed = [0, 0, 0];
  let sum = 0;
  profiles.forEach((profile, x) => {
    if (!profile) return;
    columns[upper.owner[x]]++;
    const near = profiles.slice(Math.max(0, x - ALONG), x + ALONG + 1).filter((one) => one !== null);
    const distinct = boardIn(near);
    if (!distinct || (only && distance(average(near, 'board'), average(near, 'wall')) > WALL_LIKE * distinct)) return;
    agreed[upper.owner[x]]++;
    sum += distinct;
  });
  const total = agreed[0] + agreed[1] + agreed[2];
  if (total < (only ? 1 : 2) * WIDE_ENOUGH * frame.width) return 0;
  const denied = columns.some((count, owner) => count > WIDE_ENOUGH * frame.width && agreed[owner] < AGREED * count);
  return denied ? 0 : sum / (columns[0] + columns[1] + columns[2]);
}

/** Colours of a column, from the board down: as wholes, and close to the edge between them. */
interface Profile {
  readonly wall: Colour;
  readonly board: Colour;
  readonly floor: Colour;
  readonly further: Colour;
  readonly above: Colour;
  readonly below: Colour;
}

function profileAt(lab: LabPicture, x: number, top: number, foot: number): Profile {
  const rows = Math.max(FEWEST_ROWS, Math.round(foot - top));
  const row = Math.round(foot);
  return {
    wall: meanOf(lab, x, Math.round(top) - 1 - rows, Math.round(top) - 1),
    board: meanOf(lab, x, Math.round(top) + 1, row - 1),
    floor: meanOf(lab, x, row + 1, row + 1 + rows),
    further: meanOf(lab, x, row + 1 + rows, row + 1 + 2 * rows),
    above: meanOf(lab, x, row - 3, row - 1),
    below: meanOf(lab, x, row + 1, row + 3),
  };
}

/** Neighbouring columns are taken together: grain and joints of boards average out. */
function boardIn(profiles: readonly Profile[]): number {
  const mean = (key: keyof Profile) => average(profiles, key);
  const floor = mean('floor');
  const distinct = distance(mean('board'), floor);
  if (distinct < DISTINCT || distance(floor, mean('further')) > STEADY * distinct) return 0;
  return distance(mean('above'), mean('below')) < SHARP * distinct ? 0 : distinct;
}

type Colour = readonly [number, number, number];

/** Mean colour of the rows from..to - 1 of a column, at least of one. */
function meanOf({ width, height, data }: LabPicture, x: number, from: number, to: number): Colour {
  const first = Math.max(0, Math.min(height - 1, from));
  const end = Math.max(first + 1, Math.min(height, to));
  let [l, a, b] = [0, 0, 0];
  for (let y = first; y < end; y++) {
    const i = 3 * (y * width + x);
    l += data[i];
    a += data[i + 1];
    b += data[i + 2];
  }
  return [l / (end - first), a / (end - first), b / (end - first)];
}

const distance = (p: Colour, q: Colour): number =>
  Math.hypot(0.8 * (p[0] - q[0]), 1.3 * (p[1] - q[1]), 1.3 * (p[2] - q[2]));

function average(profiles: readonly Profile[], key: keyof Profile): Colour {
  let l = 0;
  let a = 0;
  let b = 0;
  for (const profile of profiles) {
    const colour = profile[key];
    l += colour[0];
    a += colour[1];
    b += colour[2];
  }
  return [l / profiles.length, a / profiles.length, b / profiles.length];
}
