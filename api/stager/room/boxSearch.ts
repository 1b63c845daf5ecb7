/** The best box of a view: all combinations of coarse lines by the cheap score, the best by the whole one, then uphill. */
import {
  type BoxFrame,
  type BoxParameters,
  type FloorEdge,
  backRows,
  emptyEdge,
  floorEdge,
  joinLines,
  sideRows,
} from './boxLines.js';
import { type BoxScene, boxScore, outlineScore } from './boxScore.js';

const BACK_LINES = 44;
/** Back lines stand denser near the horizon, where a row is worth more metres. */
const BACK_POWER = 1.15;
const SIDE_STEP = 1.6;
const SIDE_FROM = 4;
/** Boxes that survive the cheap score. */
const KEPT = 1500;
const CLIMBED = 6;
const ROUNDS = 6;

export interface FoundBox {
  readonly box: BoxParameters;
  readonly edge: FloorEdge;
  readonly score: number;
}

/** @returns null where no box is believable */
export function findBox(scene: BoxScene): FoundBox | null {
  const candidates = coarseBoxes(scene);
  let best: { box: BoxParameters; score: number } | null = null;
  for (const start of candidates.slice(0, CLIMBED)) {
    const top = climb(scene, start);
    if (!best || top.score > best.score) best = top;
  }
  return best && { ...best, edge: floorEdge(scene.frame, best.box) };
}

interface Line {
  readonly rows: Float32Array;
  /** row of a back line, angle of a side line */
  readonly value: number;
}

function coarseBoxes(scene: BoxScene): { box: BoxParameters; score: number }[] {
  const { frame } = scene;
  const backs = backLines(frame);
  const lefts = sideLines(frame, 'left');
  const rights = sideLines(frame, 'right');
  const edge = emptyEdge(frame.width);
  const rated: { back: Line; left: Line | null; right: Line | null; score: number }[] = [];
  const join = (back: Line, left: Line | null, right: Line | null) =>
    joinLines(frame, { back: back.rows, left: left && left.rows, right: right && right.rows }, edge);
  for (const back of backs) {
    for (const left of [null, ...lefts]) {
      for (const right of [null, ...rights]) {
        join(back, left, right);
        const score = outlineScore(scene, edge);
        if (score !== null) rated.push({ back, left, right, score });
      }
    }
  }
  rated.sort((a, b) => b.score - a.score);
  return rated
    .slice(0, KEPT)
    .flatMap(({ back, left, right }) => {
      join(back, left, right);
      const score = boxScore(scene, edge);
      const box = { back: back.value, left: left && left.value, right: right && right.value };
      return score === null ? [] : [{ box, score }];
    })
    .sort((a, b) => b.score - a.score);
}

function backLines(frame: BoxFrame): Line[] {
  const { height, horizon, middle } = frame;
  const start = horizon[Math.min(frame.width - 1, Math.floor(middle))] + 0.02 * height;
  const end = Math.max(height, start + 0.28 * height);
  return Array.from({ length: BACK_LINES }, (_, i) => {
    const value = start + (end - start) * ((i + 0.5) / BACK_LINES) ** BACK_POWER;
    return { value, rows: backRows(frame, value) };
  });
}

/** Every second of the lines that show in the picture: the ascent finds what lies between. */
function sideLines(frame: BoxFrame, side: 'left' | 'right'): Line[] {
  const lines: Line[] = [];
  for (let angle = SIDE_FROM; angle <= 90; angle += 2 * SIDE_STEP) {
    const rows = sideRows(frame, side, angle);
    let seen = 0;
    for (let x = 0; x < frame.width; x++) if (rows[x] < frame.height && rows[x] > frame.horizon[x]) seen++;
    if (seen >= 0.02 * frame.width) lines.push({ rows, value: angle });
  }
  return lines;
}

function climb(scene: BoxScene, start: { box: BoxParameters; score: number }) {
  const steps = { back: 0.012 * scene.frame.height, left: SIDE_STEP, right: SIDE_STEP };
  const keys = ['back', 'left', 'right'] as const;
  let { box, score } = start;
  for (let round = 0; round < ROUNDS; round++) {
    for (const key of keys) {
      for (const sign of [-1, 1]) {
        const value = box[key];
        if (value === null) continue;
        const next = { ...box, [key]: value + sign * steps[key] };
        const worth = boxScore(scene, floorEdge(scene.frame, next));
        if (worth === null || worth <= score) continue;
        score = worth;
        box = next;
      }
    }
    for (const key of keys) steps[key] *= 0.6;
  }
  return { box, score };
}
