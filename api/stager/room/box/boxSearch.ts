/**
 * Finds the best box of a view: all combinations of coarse lines by the cheap score, the best of them by the full
 * score, then hill climbing.
 */
import type { Steps } from '../../steps.js';
import { type BoxFrame, type BoxParameters, type FloorEdge, backRows, floorEdge, sideRows } from './boxLines.js';
import { type BoxScene, type Half, boxScore, halfOf, outlineScore } from './boxScore.js';

const BACK_LINES = 44;
/** Back lines are denser near the horizon, where a row spans more metres. */
const BACK_POWER = 1.15;
/** Degrees */
const SIDE_FROM = 4;
const SIDE_STEP = 3.2;
const SIDE_CLIMB = 1.6;
/** share of the height */
const BACK_CLIMB = 0.012;
/** Boxes that are kept by the cheap score. */
const KEPT = 800;
const CLIMBED = 6;
const ROUNDS = 6;

export interface FoundBox {
  readonly box: BoxParameters;
  readonly edge: FloorEdge;
  readonly score: number;
}

interface RatedBox {
  readonly box: BoxParameters;
  readonly score: number;
}

/** @returns null without a plausible box */
export function* findBox(scene: BoxScene): Steps<FoundBox | null> {
  let best: RatedBox | null = null;
  for (const start of (yield* coarseBoxes(scene)).slice(0, CLIMBED)) {
    yield;
    const top = climb(scene, start);
    if (!best || top.score > best.score) best = top;
  }
  return best && { ...best, edge: floorEdge(scene.frame, best.box) };
}

/** One side of a box: its back line, its side line, and their sums. */
interface RatedHalf {
  readonly back: number;
  readonly wall: number | null;
  readonly half: Half;
}

function* coarseBoxes(scene: BoxScene): Steps<RatedBox[]> {
  const { frame } = scene;
  const lefts = [null, ...sideLines(frame, 'left')];
  const rights = [null, ...sideLines(frame, 'right')];
  const rows = backLines(frame);
  const halves: Halves[] = [];
  for (const back of rows) {
    yield;
    const line = backRows(frame, back);
    const half = (side: 'left' | 'right', wall: SideLine | null): RatedHalf => ({
      back,
      wall: wall && wall.angle,
      half: halfOf(scene, { side, back: line, wall: wall && wall.rows }),
    });
    halves.push({ lefts: lefts.map((wall) => half('left', wall)), rights: rights.map((wall) => half('right', wall)) });
  }
  const pairs = lefts.length * rights.length;
  const scores = new Float64Array(rows.length * pairs).fill(-Infinity);
  const scoresOf = (row: number) => scores.subarray(row * pairs, (row + 1) * pairs);
  for (let row = 0; row < halves.length; row++) scoreOutlines(scene, halves[row], scoresOf(row));
  yield;
  const threshold = nthLargest(scores, Math.min(KEPT, scores.length));
  const rated: RatedBox[] = [];
  for (let row = 0; row < halves.length; row++) {
    yield;
    rateBoxes(scene, halves[row], scoresOf(row), threshold, rated);
  }
  return rated.sort((a, b) => b.score - a.score);
}

/** The candidate halves of one back line. */
interface Halves {
  readonly lefts: readonly RatedHalf[];
  readonly rights: readonly RatedHalf[];
}

/** Writes the cheap score of every pair of halves; pairs without a score are skipped. */
function scoreOutlines(scene: BoxScene, { lefts, rights }: Halves, scores: Float64Array): void {
  for (let l = 0; l < lefts.length; l++) {
    for (let r = 0; r < rights.length; r++) {
      const score = outlineScore(scene, lefts[l].half, rights[r].half);
      if (!Number.isNaN(score)) scores[l * rights.length + r] = score;
    }
  }
}

/** Adds the pairs whose cheap score reaches the threshold to `rated`. */
function rateBoxes(
  scene: BoxScene,
  { lefts, rights }: Halves,
  outlines: Float64Array,
  threshold: number,
  rated: RatedBox[],
): void {
  for (let l = 0; l < lefts.length; l++) {
    for (let r = 0; r < rights.length; r++) {
      const outline = outlines[l * rights.length + r];
      if (outline === -Infinity || outline < threshold) continue;
      const { back, wall, half } = lefts[l];
      const score = boxScore(scene, half, rights[r].half);
      if (!Number.isNaN(score)) rated.push({ box: { back, left: wall, right: rights[r].wall }, score });
    }
  }
}

interface SideLine {
  readonly angle: number;
  readonly rows: Float32Array;
}

/** Rows of the tried back lines. */
function backLines({ height, width, horizon, middle }: BoxFrame): number[] {
  const start = horizon[Math.min(width - 1, Math.floor(middle))] + 0.02 * height;
  const end = Math.max(height, start + 0.28 * height);
  return Array.from({ length: BACK_LINES }, (_, i) => start + (end - start) * ((i + 0.5) / BACK_LINES) ** BACK_POWER);
}

/** The tried side lines: those visible in the picture. */
function sideLines(frame: BoxFrame, side: 'left' | 'right'): SideLine[] {
  const lines: SideLine[] = [];
  for (let angle = SIDE_FROM; angle <= 90; angle += SIDE_STEP) {
    const rows = sideRows(frame, side, angle);
    let seen = 0;
    for (let x = 0; x < frame.width; x++) if (rows[x] < frame.height && rows[x] > frame.horizon[x]) seen++;
    if (seen >= 0.02 * frame.width) lines.push({ angle, rows });
  }
  return lines;
}

/** The nth largest value, counted from 1 (quickselect, Hoare 1961). */
function nthLargest(values: Float64Array, n: number): number {
  const some = values.slice();
  let [first, last] = [0, some.length - 1];
  while (first < last) {
    const pivot = some[(first + last) >> 1];
    let [i, j] = [first, last];
    while (i <= j) {
      while (some[i] > pivot) i++;
      while (some[j] < pivot) j--;
      if (i > j) break;
      const swapped = some[i];
      some[i++] = some[j];
      some[j--] = swapped;
    }
    if (n - 1 <= j) last = j;
    else if (n - 1 >= i) first = i;
    else break;
  }
  return some[n - 1];
}

/** Scores consecutive boxes incrementally: halves shared with the previous one are reused. */
export function scorer(scene: BoxScene): (box: BoxParameters) => number {
  const { frame } = scene;
  let backAt = NaN;
  let rows: Float32Array = new Float32Array(0);
  const halves = { left: new Map<number | null, Half>(), right: new Map<number | null, Half>() };
  const half = (side: 'left' | 'right', angle: number | null): Half => {
    const before = halves[side].get(angle);
    if (before) return before;
    const wall = angle === null ? null : sideRows(frame, side, angle);
    const found = halfOf(scene, { side, back: rows, wall });
    halves[side].set(angle, found);
    return found;
  };
  return ({ back, left, right }) => {
    if (back !== backAt) {
      backAt = back;
      rows = backRows(frame, back);
      halves.left.clear();
      halves.right.clear();
    }
    return boxScore(scene, half('left', left), half('right', right));
  };
}

/**
 * Local maximum of the score from a box.
 * @param finer first steps, relative to the usual ones
 */
export function climbBox(scene: BoxScene, start: BoxParameters, finer: number): FoundBox {
  const top = climb(scene, { box: start, score: scorer(scene)(start) }, finer);
  return { ...top, edge: floorEdge(scene.frame, top.box) };
}

/**
 * Local maximum of a worth; NaN counts as none.
 * @param finer first steps, relative to the usual ones
 */
export const climbTo = (
  scene: BoxScene,
  start: BoxParameters,
  finer: number,
  worthOf: (box: BoxParameters) => number,
): BoxParameters => climb(scene, { box: start, score: worthOf(start) }, finer, worthOf).box;

function climb(scene: BoxScene, start: RatedBox, finer = 1, scoreOf = scorer(scene)): RatedBox {
  const steps = { back: finer * BACK_CLIMB * scene.frame.height, left: finer * SIDE_CLIMB, right: finer * SIDE_CLIMB };
  const keys = ['back', 'left', 'right'] as const;
  let { box, score } = start;
  for (let round = 0; round < ROUNDS; round++) {
    for (const key of keys) {
      for (const sign of [-1, 1]) {
        const value = box[key];
        if (value === null) continue;
        const next = { ...box, [key]: value + sign * steps[key] };
        const worth = scoreOf(next);
        if (!(worth > score || (Number.isNaN(score) && !Number.isNaN(worth)))) continue;
        score = worth;
        box = next;
      }
    }
    for (const key of keys) steps[key] *= 0.6;
  }
  return { box, score };
}
