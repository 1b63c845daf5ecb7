/** The three lines that bound a floor in a picture: the back wall's, and one for each side wall. */
import type { Pixel, Vec3 } from '../../contract.js';
import { cross } from '../../../shared/geometry/roomAxes.js';
import { type CameraHypothesis, vanishingPoint } from '../../../shared/geometry/cameraHypothesis.js';

/** Angles in degrees from straight down, at the depth's vanishing point; null: the wall is not in the picture. */
export interface BoxParameters {
  /** row of the back line at the box's centre column */
  readonly back: number;
  readonly left: number | null;
  readonly right: number | null;
}

/** Frame of reference of a view's boxes. */
export interface BoxFrame {
  readonly width: number;
  readonly height: number;
  /** vanishing point of the depth */
  readonly vx: number;
  readonly vy: number;
  /** the column at which the back line's row is given */
  readonly middle: number;
  /** row of the horizon per column */
  readonly horizon: Float32Array;
  readonly across: Vec3;
}

/** A side line exists only on its own side of the depth's vanishing point. */
const ABSENT = -1e6;
/** Lower bound of a denominator: the vanishing point is almost at infinity. */
const SMALLEST_DEPTH = 1e-6;

export function boxFrame(view: CameraHypothesis): BoxFrame {
  const { width, height } = view;
  const across = vanishingPoint(view, view.axes.across);
  const depth = vanishingPoint(view, view.axes.depth);
  const w = Math.abs(depth[2]) < SMALLEST_DEPTH ? SMALLEST_DEPTH : depth[2];
  const vx = depth[0] / w;
  const middle = Math.min(0.85 * width, Math.max(0.15 * width, vx));
  const horizonLine = cross(across, depth);
  return { width, height, vx, vy: depth[1] / w, middle, across, horizon: rowsOf(horizonLine, width) };
}

/** Rows of a homogeneous line at the centre of each column. */
export function rowsOf([a, b, c]: Vec3, width: number): Float32Array {
  const rows = new Float32Array(width);
  const slope = Math.abs(b) < 1e-9 ? 1e-9 : b;
  for (let x = 0; x < width; x++) rows[x] = -(a * (x + 0.5) + c) / slope;
  return rows;
}

export const backRows = (frame: BoxFrame, back: number): Float32Array =>
  rowsOf(cross([frame.middle, back, 1], frame.across), frame.width);

/** A point of a side line, `reach` pixels from the vanishing point. */
export function sidePoint({ vx, vy }: BoxFrame, side: 'left' | 'right', angle: number, reach: number): Pixel {
  const sign = side === 'left' ? -1 : 1;
  const radians = (angle * Math.PI) / 180;
  return [vx + sign * Math.sin(radians) * reach, vy + Math.cos(radians) * reach];
}

export function sideRows(frame: BoxFrame, side: 'left' | 'right', angle: number): Float32Array {
  const { width, vx, vy } = frame;
  const [px, py] = sidePoint(frame, side, angle, 1000);
  const rows = rowsOf(cross([px, py, 1], [vx, vy, 1]), width);
  for (let x = 0; x < width; x++) if (side === 'left' ? x + 0.5 >= vx : x + 0.5 <= vx) rows[x] = ABSENT;
  return rows;
}

/** Which wall is behind the floor's edge in a column. */
export const OWNERS = ['back', 'left', 'right'] as const;

/** The floor's edge per column. */
export interface FloorEdge {
  /** first row of the floor, between the horizon and the picture's lower border */
  readonly top: Float32Array;
  /** the same, not clamped */
  readonly unbounded: Float32Array;
  /** index into OWNERS */
  readonly owner: Uint8Array;
}

/** The lower envelope of a box's three lines. */
export function floorEdge(frame: BoxFrame, box: BoxParameters): FloorEdge {
  const { width, height, horizon } = frame;
  const back = backRows(frame, box.back);
  const left = box.left === null ? null : sideRows(frame, 'left', box.left);
  const right = box.right === null ? null : sideRows(frame, 'right', box.right);
  const edge = { top: new Float32Array(width), unbounded: new Float32Array(width), owner: new Uint8Array(width) };
  for (let x = 0; x < width; x++) {
    const wall = left && left[x] > ABSENT ? left : right;
    const isSide = wall !== null && wall[x] > back[x];
    const row = isSide ? wall[x] : back[x];
    const least = horizon[x] + 0.01 * height;
    edge.unbounded[x] = row;
    edge.owner[x] = isSide ? (wall === left ? 1 : 2) : 0;
    edge.top[x] = Math.min(height, row < least ? least : row);
  }
  return edge;
}
