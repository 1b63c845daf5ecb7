/**
 * How well a view explains a picture's straight edges: each should point to one of the room's three vanishing points.
 */
import {
  type Size,
  type CameraHypothesis,
  type ViewAngles,
  vanishingPoint,
  viewOf,
} from '../../../shared/geometry/cameraHypothesis.js';
import type { Segment } from './segments.js';

/** The direction of the room that a segment follows. */
export type Direction = 'across' | 'down' | 'depth' | 'none';
const DIRECTIONS = ['across', 'down', 'depth'] as const;

/** Sine of the angle at which the agreement falls to 0.6. */
const SPREAD = 0.03;
/** Squared sine beyond which the agreement is 0. */
const CUT = 0.012;
/** Agreement from which a segment counts as explained. */
const EXPLAINED = 0.35;
/**
 * Share of the height below which edges may be diagonal floorboards or tiles. A fixed row rather than the hypothesis's
 * horizon, so that a wrong horizon cannot choose its own evidence.
 */
const FLOOR_ROW = 0.6;

/** Segments as columns of typed arrays: the search reads them millions of times. */
export interface LineTable {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly dx: Float64Array;
  readonly dy: Float64Array;
  readonly weight: Float64Array;
  /** 1 if the segment may be on the floor */
  readonly low: Uint8Array;
  readonly total: number;
}

export function lineTable(segments: readonly Segment[], { height }: Size): LineTable {
  const column = (get: (segment: Segment) => number) => Float64Array.from(segments, get);
  const weight = column((s) => s.weight);
  return {
    count: segments.length,
    x: column((s) => s.middleX),
    y: column((s) => s.middleY),
    dx: column((s) => s.dx),
    dy: column((s) => s.dy),
    weight,
    low: Uint8Array.from(segments, (s) => (s.middleY > FLOOR_ROW * height ? 1 : 0)),
    total: weight.reduce((a, b) => a + b, 0),
  };
}

/** Sum of agreement, separately for segments that may be the floor's pattern. */
export interface Agreement {
  readonly structure: number;
  readonly floorPattern: number;
}

/** @param count number of lines to use, the longest first */
export function agreementOf(angles: ViewAngles, lines: LineTable, size: Size, count: number): Agreement {
  const view = viewOf(angles, size);
  return agreementBeside(sinesToUprights(view, lines, count), view, lines);
}

/**
 * Squared sines between the first lines and the view's vertical direction: shared by all views that differ only in yaw.
 */
export function sinesToUprights(view: CameraHypothesis, lines: LineTable, count: number): Float64Array {
  const [bx, by, bz] = vanishingPoint(view, view.axes.down);
  const sines = new Float64Array(Math.min(count, lines.count));
  for (let i = 0; i < sines.length; i++) {
    sines[i] = squaredSine(bx - bz * lines.x[i], by - bz * lines.y[i], lines.dx[i], lines.dy[i]);
  }
  return sines;
}

/** Agreement of the lines for which the view's `uprights` are given. */
export function agreementBeside(uprights: Float64Array, view: CameraHypothesis, lines: LineTable): Agreement {
  const [ax, ay, az] = vanishingPoint(view, view.axes.across);
  const [cx, cy, cz] = vanishingPoint(view, view.axes.depth);
  let structure = 0;
  let floorPattern = 0;
  for (let i = 0; i < uprights.length; i++) {
    const x = lines.x[i];
    const y = lines.y[i];
    const dx = lines.dx[i];
    const dy = lines.dy[i];
    const across = squaredSine(ax - az * x, ay - az * y, dx, dy);
    const down = uprights[i];
    const depth = squaredSine(cx - cz * x, cy - cz * y, dx, dy);
    const flat = across < depth ? across : depth;
    const least = down < flat ? down : flat;
    if (least > CUT) continue;
    const gain = Math.exp(-least / (2 * SPREAD * SPREAD)) * lines.weight[i];
    if (lines.low[i] && flat < down) floorPattern += gain;
    else structure += gain;
  }
  return { structure, floorPattern };
}

/** Squared sine between a segment and the direction from its centre to a vanishing point. */
function squaredSine(ex: number, ey: number, dx: number, dy: number): number {
  const cross = ex * dy - ey * dx;
  return (cross * cross) / (ex * ex + ey * ey + 1e-12);
}

/** Direction of each segment, and the share of all weight that follows one. */
export function classify(
  view: CameraHypothesis,
  segments: readonly Segment[],
): { classes: Direction[]; explained: number } {
  const points = DIRECTIONS.map((direction) => vanishingPoint(view, view.axes[direction]));
  let explained = 0;
  let total = 0;
  const classes = segments.map((segment): Direction => {
    const sines = points.map(([x, y, w]) =>
      squaredSine(x - w * segment.middleX, y - w * segment.middleY, segment.dx, segment.dy),
    );
    const least = Math.min(...sines);
    total += segment.weight;
    if (Math.exp(-least / (2 * SPREAD * SPREAD)) < EXPLAINED) return 'none';
    explained += segment.weight;
    return DIRECTIONS[sines.indexOf(least)];
  });
  return { classes, explained: total ? explained / total : 0 };
}
