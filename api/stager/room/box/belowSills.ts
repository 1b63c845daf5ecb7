/**
 * Corrects side lines that were found on the sills of windows that fill a wall: the picture still shows wall between
 * such a line and the floor. The line is lowered to the edge of the floor.
 */
import { HUE_WEIGHT, type LabPicture, LIGHTNESS_WEIGHT } from '../../photo/colour.js';
import { type BoxParameters, backRows, floorEdge, sideRows } from './boxLines.js';
import type { BoxScene } from './boxScore.js';
import { type FoundBox, climbBox, scorer } from './boxSearch.js';
import { type CornerScene, cornerSupport } from './corners.js';
import { loweredBox } from './loweredBox.js';

type Side = 'left' | 'right';

/** Least lowering, in eye heights: less may be a skirting board, see `skirting.ts`. */
const ABOVE_SKIRTING = 0.22;
/** Lowest tried line: degrees from straight down, at the depth's vanishing point. */
const LOWEST = 4;
/** Degrees of floor below a line that are compared with what is above it. */
const BAND = 8;
/** Degrees next to a line that are left out. */
const GAP = 1;
/** Least mean edge strength along a line, 0..1; and how much of the box's score a lowered line may cost. */
const LEAST_EDGE = 0.15;
const MOST_LOSS = 0.15;
/**
 * Least evidence, 0..1, of the corner at the lowered line if the corner at the original line shows better: window
 * frames are as clear as corners.
 */
const CLEAR_CORNER = 0.6;
/** Largest colour distance within one paint. */
const SAME_PAINT = 7;
/**
 * Shares of pixels that have the colour of the strip between the lines: least in the strip itself and in the walls
 * above, most in the band below and in the floor.
 */
const STRIP = 0.6;
const WALLS = 0.04;
const BAND_BELOW = 0.45;
const FLOOR = 0.15;
/** Least colour distance between the strip and the band below it. */
const DISTINCT = 6;
const FEWEST_PIXELS = 25;
/** Degrees from straight down up to which pixels above the box are wall, not ceiling. */
const WALLS_END = 110;
const DEGREES = 180 / Math.PI;
/** Step of the ascent from the lowered lines, relative to the coarse search. */
const FINER = 0.4;

export function standBelowSills(scene: BoxScene, corners: CornerScene, found: FoundBox): FoundBox {
  const left = loweredSide(scene, corners, found.box, 'left');
  const both = loweredSide(scene, corners, left, 'right');
  return both === found.box ? found : climbBox(scene, both, FINER);
}

/**
 * The box with the best lowered line on a side where the picture shows wall below the original line; otherwise
 * unchanged.
 */
function loweredSide(scene: BoxScene, corners: CornerScene, box: BoxParameters, side: Side): BoxParameters {
  const angle = box[side];
  const first = loweredBox(corners, box, ABOVE_SKIRTING)[side];
  if (angle === null || first === null) return box;
  const shown = Math.min(CLEAR_CORNER, cornerSupport(corners, box, side) ?? 0);
  const scoreOf = scorer(scene);
  const least = scoreOf(box) - MOST_LOSS;
  const candidates: { readonly lower: BoxParameters; readonly score: number; readonly at: number }[] = [];
  for (let at = Math.floor(first); at >= LOWEST; at--) {
    const lower = { ...box, [side]: at };
    const score = scoreOf(lower);
    if (!(score >= least) || edgeAlong(scene, lower, side) < LEAST_EDGE) continue;
    if ((cornerSupport(corners, lower, side) ?? 0) >= shown) candidates.push({ lower, score, at });
  }
  if (!candidates.length) return box;
  const regions = regionsOf(scene, box, side);
  candidates.sort((a, b) => b.score - a.score);
  return candidates.find(({ at }) => isWallAbove(scene.surfaces.lab, regions, angle, at))?.lower ?? box;
}

/** Mean edge strength along a side line, 0..1. */
function edgeAlong({ frame, evidence }: BoxScene, box: BoxParameters, side: Side): number {
  const angle = box[side];
  if (angle === null) return 0;
  const { width, height } = frame;
  const rows = sideRows(frame, side, angle);
  const back = backRows(frame, box.back);
  let sum = 0;
  let columns = 0;
  for (let x = 1; x < width - 1; x++) {
    const row = Math.floor(rows[x]);
    if (row < back[x] || row < 1 || row >= height - 1) continue;
    sum += evidence.edges.depth[row * width + x];
    columns++;
  }
  return columns ? sum / columns : 0;
}

/** Pixels of the surfaces. */
interface Regions {
  /** of the walls above the box's lines */
  readonly walls: readonly number[];
  /** pixels on one side, in front of the back wall's foot, by whole degrees between straight down and the horizon */
  readonly near: readonly (readonly number[])[];
}

function regionsOf({ frame }: BoxScene, box: BoxParameters, side: Side): Regions {
  const { width, height, vx, vy } = frame;
  const edge = floorEdge(frame, box);
  const back = backRows(frame, box.back);
  const walls: number[] = [];
  const near: number[][] = Array.from({ length: 91 }, () => []);
  for (let x = 0; x < width; x++) {
    const beside = x + 0.5 - vx;
    const isOnSide = side === 'left' ? beside < 0 : beside > 0;
    for (let y = 0; y < height; y++) {
      const angle = Math.atan2(Math.abs(beside), y + 0.5 - vy) * DEGREES;
      if (y < edge.top[x] - 2 && angle < WALLS_END) walls.push(y * width + x);
      if (isOnSide && y >= back[x] + 2 && angle <= 90) near[Math.round(angle)].push(y * width + x);
    }
  }
  return { walls, near };
}

/** Whether the strip between a side line and a lower one is painted like the walls and ends at the floor. */
function isWallAbove(lab: LabPicture, { walls, near }: Regions, line: number, lower: number): boolean {
  const between = (from: number, to: number) => near.slice(Math.max(0, from), to + 1).flat();
  const strip = between(lower + GAP, Math.floor(line - 2 * GAP));
  const below = between(lower - BAND, lower - GAP);
  if (strip.length < FEWEST_PIXELS || below.length < FEWEST_PIXELS) return false;
  const paint = medianOf(lab, strip);
  if (distance(paint, medianOf(lab, below)) < DISTINCT) return false;
  const share = (pixels: readonly number[]) => shareOf(lab, pixels, paint);
  return (
    share(strip) >= STRIP &&
    share(below) <= BAND_BELOW &&
    share(between(0, lower - BAND)) <= FLOOR &&
    share(walls) >= WALLS
  );
}

type Colour = readonly [number, number, number];

const colourAt = ({ data }: LabPicture, pixel: number): Colour => [
  LIGHTNESS_WEIGHT * data[3 * pixel],
  HUE_WEIGHT * data[3 * pixel + 1],
  HUE_WEIGHT * data[3 * pixel + 2],
];

const distance = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Median per channel. */
function medianOf(lab: LabPicture, pixels: readonly number[]): Colour {
  const colours = pixels.map((pixel) => colourAt(lab, pixel));
  const median = (channel: 0 | 1 | 2) =>
    Float64Array.from(colours, (colour) => colour[channel]).sort()[colours.length >> 1];
  return [median(0), median(1), median(2)];
}

/** Share of the pixels with about this colour, 0..1. */
function shareOf(lab: LabPicture, pixels: readonly number[], colour: Colour): number {
  if (!pixels.length) return 0;
  return pixels.filter((pixel) => distance(colourAt(lab, pixel), colour) < SAME_PAINT).length / pixels.length;
}
