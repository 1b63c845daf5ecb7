/**
 * Skirting that hardly differs from the floor before it: white boards on pale tiles, dark ones on dark wood. A single
 * column does not show its foot, but all columns of a wall together do, and the foot is at the same height below the
 * board's top on every wall. Joints and shadows of the floor have different distances per wall.
 */
import { HUE_WEIGHT, type LabPicture, LIGHTNESS_WEIGHT } from '../../photo/colour.js';
import type { Steps } from '../../steps.js';
import { type BoxParameters, OWNERS, floorEdge } from './boxLines.js';
import { type SkirtingScene, loweredBox } from './loweredBox.js';

/** Depth of the search below a box's lines in eye heights, and its step. */
const DEEPEST = 0.25;
const STEP = 0.005;
const COUNT = Math.round(DEEPEST / STEP) + 1;
/** Range of the board's height in eye heights: the foot of a lower one cannot be separated from its top. */
const LOWEST = 0.04;
const HIGHEST = 0.2;
/** Largest difference, in steps, between the feet on two walls, and the neighbourhood of a step's peak. */
const SAME_HEIGHT = 3;
const AROUND = 12;
/** Least share of the picture's width per wall: three walls do not agree by chance, fewer may. */
const WIDE_ENOUGH = 0.06;
/** Rows next to a line that are left out, and the rows beyond them that are compared. */
const GAP = 1;
const BAND = 2;
/** Prominence of each wall's step: ratio to its surroundings, and colour distance. */
const STANDS_OUT = { times: 2.2, slopes: 0.5, least: 0.5 } as const;
/** One paint and one floor: how similar the steps of all walls are in direction (cosine) and in size. */
const SAME_DIRECTION = 0.3;
const SAME_SIZE = 4;

type Colour = readonly [number, number, number];

/** Steps of colour of one wall by depth below its line. */
interface WallSteps {
  /** mean colour just above the lowered line minus that just below, weighted Lab */
  readonly colours: readonly Colour[];
  readonly sizes: readonly number[];
  readonly columns: number;
}

/** @returns height of the skirting in eye heights above its floor, or 0 unless three walls show it */
export function* faintSkirting(scene: SkirtingScene, box: BoxParameters): Steps<number> {
  const walls = yield* stepsOfWalls(scene, box);
  if (walls.some(({ columns }) => columns < WIDE_ENOUGH * scene.frame.width)) return 0;
  let best: { height: number; worth: number } = { height: 0, worth: STANDS_OUT.times };
  for (let at = Math.round(LOWEST / STEP); at <= Math.round(HIGHEST / STEP); at++) {
    const feet = walls.map(({ sizes }) => steepestNear(sizes, at));
    const worth = Math.min(...walls.map(({ sizes }, k) => prominence(sizes, feet[k])));
    if (worth > best.worth && areOnePaint(walls, feet)) best = { height: meanHeight(walls, feet), worth };
  }
  return best.height;
}

function* stepsOfWalls({ lab, view, frame }: SkirtingScene, box: BoxParameters): Steps<WallSteps[]> {
  const upper = floorEdge(frame, box);
  const scale = lab.height / frame.height;
  const sums = OWNERS.map(() => ({ colours: [] as Colour[], columns: [] as number[] }));
  for (let k = 0; k < COUNT; k++) {
    yield;
    const lower = floorEdge(frame, loweredBox({ view, frame }, box, k * STEP));
    const totals = OWNERS.map(() => ({ colour: [0, 0, 0], columns: 0 }));
    for (let x = 0; x < frame.width; x++) {
      const row = Math.round(lower.top[x] * scale);
      if (lower.owner[x] !== upper.owner[x] || row < GAP + BAND || row + GAP + BAND > lab.height) continue;
      const total = totals[upper.owner[x]];
      addStep(lab, Math.floor(((x + 0.5) * lab.width) / frame.width), row, total.colour);
      total.columns++;
    }
    totals.forEach(({ colour: [l, a, b], columns }, wall) => {
      const share = 1 / Math.max(1, columns);
      sums[wall].colours.push([LIGHTNESS_WEIGHT * l * share, HUE_WEIGHT * a * share, HUE_WEIGHT * b * share]);
      sums[wall].columns.push(columns);
    });
  }
  return sums.map(({ colours, columns }) => ({
    colours,
    sizes: colours.map((colour) => Math.hypot(...colour)),
    columns: columns.toSorted((a, b) => a - b)[COUNT >> 1],
  }));
}

/** Adds the difference of the rows above a line and below it. */
function addStep({ data, width }: LabPicture, column: number, row: number, sum: number[]): void {
  for (let d = 0; d < BAND; d++) {
    const above = 3 * ((row - 1 - GAP - d) * width + column);
    const below = 3 * ((row + GAP + d) * width + column);
    for (let channel = 0; channel < 3; channel++)
      sum[channel] += (data[above + channel] - data[below + channel]) / BAND;
  }
}

/** The largest step near a height. */
function steepestNear(sizes: readonly number[], at: number): number {
  let best = at;
  for (let k = Math.max(0, at - SAME_HEIGHT); k <= at + SAME_HEIGHT && k < sizes.length; k++) {
    if (sizes[k] > sizes[best]) best = k;
  }
  return best;
}

/** Prominence of a step: its ratio to the minima on both sides. */
function prominence(sizes: readonly number[], at: number): number {
  const above = Math.min(...sizes.slice(0, at + 1));
  const below = Math.min(...sizes.slice(at, at + AROUND + 1));
  const valley = Math.max(above, below);
  return (sizes[at] - valley) / (STANDS_OUT.least + STANDS_OUT.slopes * valley);
}

function areOnePaint(walls: readonly WallSteps[], feet: readonly number[]): boolean {
  const sizes = walls.map((wall, k) => wall.sizes[feet[k]]);
  if (Math.max(...sizes) > SAME_SIZE * Math.min(...sizes)) return false;
  const directions = walls.map((wall, k) => wall.colours[feet[k]].map((value) => value / sizes[k]));
  // the direction is more certain for wide walls
  const weights = walls.map(({ columns }) => Math.sqrt(columns));
  const mean = [0, 1, 2].map((c) => directions.reduce((sum, direction, k) => sum + weights[k] * direction[c], 0));
  const length = Math.hypot(...mean);
  return directions.every((one) => one.reduce((sum, value, c) => sum + value * mean[c], 0) > SAME_DIRECTION * length);
}

function meanHeight(walls: readonly WallSteps[], feet: readonly number[]): number {
  const columns = walls.reduce((sum, wall) => sum + wall.columns, 0);
  return walls.reduce((sum, wall, k) => sum + wall.columns * feet[k] * STEP, 0) / columns;
}
