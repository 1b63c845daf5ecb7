/** How well a view explains the straight edges of a picture: each should run to one of the room's three directions. */
import {
  type Size,
  type CameraHypothesis,
  type ViewAngles,
  vanishingPoint,
  viewOf,
} from '../../../shared/geometry/cameraHypothesis.js';
import type { Segment } from './segments.js';

/** Which of the room's directions a segment follows. */
export type Direction = 'across' | 'down' | 'depth' | 'none';
const DIRECTIONS = ['across', 'down', 'depth'] as const;

/** Sine of the angle at which the agreement falls to 0.6. */
const SPREAD = 0.03;
/** Squared sine beyond which a segment does not agree at all. */
const CUT = 0.012;
/** Agreement from which a segment counts as explained. */
const EXPLAINED = 0.35;
/**
 * Share of the height below which edges may be floorboards or tiles laid at an angle. A fixed row, never the
 * hypothesis's own horizon: else a wrong horizon could choose its own evidence.
 */
const FLOOR_ROW = 0.6;

/** Segments as flat columns: the search reads them millions of times. */
export interface LineTable {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly dx: Float64Array;
  readonly dy: Float64Array;
  readonly weight: Float64Array;
  /** 1 where the segment may lie on the floor */
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

/** Agreement of all edges, apart for those that may be the floor's own pattern. */
export interface Agreement {
  readonly structure: number;
  readonly floorPattern: number;
}

/** @param count the first so many lines (the longest) are looked at */
export function agreementOf(angles: ViewAngles, lines: LineTable, size: Size, count: number): Agreement {
  const view = viewOf(angles, size);
  return agreementBeside(sinesToUprights(view, lines, count), view, lines);
}

/**
 * Squared sine between each of the first lines and the view's uprights: one for all views that differ by their yaw
 * alone.
 */
export function sinesToUprights(view: CameraHypothesis, lines: LineTable, count: number): Float64Array {
  const [bx, by, bz] = vanishingPoint(view, view.axes.down);
  const sines = new Float64Array(Math.min(count, lines.count));
  for (let i = 0; i < sines.length; i++) {
    sines[i] = squaredSine(bx - bz * lines.x[i], by - bz * lines.y[i], lines.dx[i], lines.dy[i]);
  }
  return sines;
}

/** Agreement of as many lines as there are `uprights`, which are the view's. */
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

/** Squared sine between a segment's direction and the direction from its middle to a vanishing point. */
function squaredSine(ex: number, ey: number, dx: number, dy: number): number {
  const cross = ex * dy - ey * dx;
  return (cross * cross) / (ex * ex + ey * ey + 1e-12);
}

/** The direction that each segment follows, and the share of all weight that follows any. */
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
