/**
 * Finds cameras that explain a picture's straight edges: a grid search, then coordinate ascent from its best points.
 */
import type { Steps } from '../../steps.js';
import { type Agreement, type LineTable, agreementBeside, agreementOf, sinesToUprights } from './lineAgreement.js';
import { type Size, type ViewAngles, viewOf } from '../../../shared/geometry/cameraHypothesis.js';

const RADIANS = Math.PI / 180;
const FIELDS_OF_VIEW = [55, 65, 75, 85, 95, 105];
const TILT_STEPS = 9;
const PITCH_STEP = 0.035;
/** share of the height */
const SHIFT_STEP = 0.028;
const YAW_LIMIT = 45;
const YAW_STEP = 1.5;
const COARSE_LINES = 120;
const FINE_LINES = 260;
/** Grid points from which the ascent starts. */
const STARTS = 12;
const ROUNDS = 9;

/** Typical field of view of listing photos. */
const USUAL_FIELD_OF_VIEW = 80 * RADIANS;
const PRIOR_COARSE = 0.12;
const PRIOR_FINE = 0.25;
/** Rooms are symmetric under quarter turns: beyond this the axes swap. */
const YAW_BOUND = 0.82;
/** shares of the long side */
const FOCAL_BOUNDS = [0.35, 1.6] as const;

/**
 * Tried weights of low, not vertical edges: boards and tiles may be diagonal (low weight), or the only evidence of the
 * depth (full weight).
 */
export const FLOOR_WEIGHTS: readonly number[] = [0.35, 1];
/** Chevrons run neither along the walls nor at half a right angle to them: edges on the floor are ignored. */
export const NO_FLOOR: readonly number[] = [0];
/** Two views closer than this in every parameter are duplicates. */
const SAME_YAW = 0.1;
const SAME_PITCH = 0.07;
const SAME_SHIFT = 0.06;

interface FoundView {
  readonly angles: ViewAngles;
  /** agreement with all lines, as a share of their weight */
  readonly score: number;
}

interface ViewSearch {
  readonly lines: LineTable;
  readonly size: Size;
  /** of the same lines */
  readonly grid: ViewGrid;
  readonly floorWeights: readonly number[];
  /** number of views per weight */
  readonly perWeight: number;
}

/** @returns for each floor weight up to `perWeight` views, best first */
export function* searchViews({ lines, size, grid, floorWeights, perWeight }: ViewSearch): Steps<FoundView[]> {
  const found: FoundView[] = [];
  for (const floorWeight of floorWeights) {
    const search = { lines, size, floorWeight };
    const climbed: FoundView[] = [];
    for (const start of bestOfGrid(grid, size, floorWeight)) {
      yield;
      climbed.push(climb(start, search));
    }
    climbed.sort((a, b) => b.score - a.score);
    const known = new Set(found);
    const fresh = distinct([...found, ...climbed], size, found.length + perWeight).filter((view) => !known.has(view));
    found.push(...fresh.slice(0, perWeight));
  }
  return found;
}

/** A grid point with its agreement and its prior. */
interface WeighedView {
  readonly angles: ViewAngles;
  readonly agreement: Agreement;
  readonly usual: number;
}

type ViewGrid = readonly WeighedView[];

/** The grid, evaluated once for all floor weights. */
export function* weighGrid(lines: LineTable, size: Size): Steps<ViewGrid> {
  const long = Math.max(size.width, size.height);
  const grid: WeighedView[] = [];
  for (const field of FIELDS_OF_VIEW) {
    const focal = long / 2 / Math.tan((field * RADIANS) / 2);
    for (let tilt = -TILT_STEPS; tilt <= TILT_STEPS; tilt++) {
      yield;
      addTurns(grid, tiltsOf(focal, tilt, size), lines, size);
    }
  }
  return grid;
}

type TiltAngles = Omit<ViewAngles, 'yaw'>;

/** By pitch and by shift. */
function tiltsOf(focal: number, tilt: number, { height }: Size): TiltAngles[] {
  const pitched = { focal, roll: 0, pitch: tilt * PITCH_STEP, shift: 0 };
  return tilt === 0 ? [pitched] : [pitched, { focal, roll: 0, pitch: 0, shift: tilt * SHIFT_STEP * height }];
}

function addTurns(grid: WeighedView[], tilts: readonly TiltAngles[], lines: LineTable, size: Size): void {
  const tilted = tilts.map((tilt) => ({
    tilt,
    uprights: sinesToUprights(viewOf({ ...tilt, yaw: 0 }, size), lines, COARSE_LINES),
    usual: PRIOR_COARSE * lines.total * prior(tilt, size),
  }));
  for (let yaw = -YAW_LIMIT; yaw <= YAW_LIMIT; yaw += YAW_STEP) {
    for (const { tilt, uprights, usual } of tilted) {
      const { focal, roll, pitch, shift } = tilt;
      const angles = { focal, roll, yaw: yaw * RADIANS, pitch, shift };
      grid.push({ angles, agreement: agreementBeside(uprights, viewOf(angles, size), lines), usual });
    }
  }
}

/** The best grid points that are no duplicates, best first. */
function bestOfGrid(grid: ViewGrid, { height }: Size, floorWeight: number): ViewAngles[] {
  const scores = Float64Array.from(
    grid,
    ({ agreement, usual }) => agreement.structure + floorWeight * agreement.floorPattern + usual,
  );
  const kept: ViewAngles[] = [];
  while (kept.length < STARTS) {
    const best = indexOfLargest(scores);
    if (scores[best] === -Infinity) break;
    const { angles } = grid[best];
    kept.push(angles);
    for (let i = 0; i < grid.length; i++) if (!areApart(angles, grid[i].angles, height)) scores[i] = -Infinity;
  }
  return kept;
}

/** Index of the first maximum. */
function indexOfLargest(values: Float64Array): number {
  let top = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[top]) top = i;
  return top;
}

/** Prior of a camera: 1 for a typical one, less with the difference. */
function prior({ focal, shift, pitch, roll }: TiltAngles, { width, height }: Size): number {
  const usual = Math.max(width, height) / 2 / Math.tan(USUAL_FIELD_OF_VIEW / 2);
  return (
    1 -
    0.1 * (Math.log(focal / usual) / 0.35) ** 2 -
    0.04 * (shift / (0.1 * height)) ** 2 -
    0.02 * (pitch / 0.12) ** 2 -
    0.04 * (roll / 0.03) ** 2
  );
}

interface Search {
  readonly lines: LineTable;
  readonly size: Size;
  readonly floorWeight: number;
}

function climb(start: ViewAngles, { lines, size, floorWeight }: Search): FoundView {
  const long = Math.max(size.width, size.height);
  const worth = (angles: ViewAngles) => worthOf(angles, { lines, size, floorWeight });
  const steps = { yaw: 0.02, pitch: 0.03, roll: 0.012, focal: 0.12 * start.focal, shift: 0.02 * size.height };
  const keys = Object.keys(steps) as (keyof typeof steps)[];
  let angles = start;
  let score = worth(start);
  for (let round = 0; round < ROUNDS; round++) {
    for (const key of keys) {
      for (const sign of [-1, 1]) {
        const next = { ...angles, [key]: angles[key] + sign * steps[key] };
        if (Math.abs(next.yaw) > YAW_BOUND) continue;
        if (next.focal < FOCAL_BOUNDS[0] * long || next.focal > FOCAL_BOUNDS[1] * long) continue;
        const value = worth(next);
        if (value <= score) continue;
        score = value;
        angles = next;
      }
    }
    for (const key of keys) steps[key] *= 0.7;
  }
  return { angles, score };
}

/** Agreement with the lines plus the camera's prior, as a share of all lines' weight. */
function worthOf(angles: ViewAngles, { lines, size, floorWeight }: Search): number {
  const { structure, floorPattern } = agreementOf(angles, lines, size, FINE_LINES);
  const explained = lines.total ? (structure + floorWeight * floorPattern) / lines.total : 0;
  return explained + PRIOR_FINE * prior(angles, size);
}

/** The same for comparing views, without the floor's pattern. */
export const viewWorth = (angles: ViewAngles, lines: LineTable, size: Size): number =>
  worthOf(angles, { lines, size, floorWeight: 0 });

/** The views without duplicates of earlier ones, limited in number. */
function distinct(views: readonly FoundView[], { height }: Size, count: number): FoundView[] {
  const kept: FoundView[] = [];
  for (const view of views) {
    if (kept.length >= count) break;
    if (kept.every(({ angles }) => areApart(angles, view.angles, height))) kept.push(view);
  }
  return kept;
}

const areApart = (a: ViewAngles, b: ViewAngles, height: number): boolean =>
  Math.abs(a.yaw - b.yaw) > SAME_YAW ||
  Math.abs(a.pitch - b.pitch) > SAME_PITCH ||
  Math.abs(a.shift - b.shift) > SAME_SHIFT * height;

/**
 * A camera that faces the back wall.
 * @param shift share of the height
 */
export function frontalView(size: Size, shift: number): ViewAngles {
  const field = 75 * RADIANS;
  const focal = Math.max(size.width, size.height) / 2 / Math.tan(field / 2);
  return { focal, shift: shift * size.height, pitch: 0, roll: 0, yaw: 0 };
}
