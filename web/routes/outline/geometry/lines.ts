/** The lines over the photo: a grid on the floor, and the edges of walls and ceiling. */
import { FOOT, type Units } from '../../../format/lengths.js';
import { onFloor } from '../../../../api/shared/geometry/camera.js';
import type { Camera, Vec3 } from '../../../../api/shared/geometry/types.js';
import type { Outline } from './outline.js';
import { type Line, projectLine } from './projectLine.js';
import type { OutlinedRoom } from './room.js';

/** Metres: the grid ends at this distance. */
const FARTHEST = 30;
const NEAREST = -0.2;
/** Metres: tolerance for a line on the very edge. */
const SLACK = 1e-6;

interface Square {
  /** metres */
  readonly side: number;
  readonly words: string;
}

const SQUARES = { metric: { side: 1, words: 'one metre' }, imperial: { side: 3 * FOOT, words: 'three feet' } };

/** The size of a square of the grid. */
export const squareOf = (units: Units): Square => (units === 'IMPERIAL' ? SQUARES.imperial : SQUARES.metric);

interface Grid {
  /** of the picture, width over height */
  readonly aspect: number;
  /** of a square, metres */
  readonly side: number;
}

type Span = readonly [from: Vec3, to: Vec3];

const drawn = (camera: Camera, spans: readonly Span[]): Line[] =>
  spans.map(([from, to]) => projectLine(camera, from, to)).filter((line) => line !== null);

/** The lines of the grid, starting at the walls where there are any. */
export function gridOf(room: OutlinedRoom, outline: Outline, { aspect, side }: Grid): Line[] {
  const { camera, back, left, right } = room;
  const feet = outline.corners.map(([x, y]) => onFloor(camera, [x * aspect, y])).filter((foot) => foot !== null);
  const limit = (value: number) => Math.max(-FARTHEST, Math.min(FARTHEST, value));
  const xs = feet.map(([x]) => limit(x));
  const zs = feet.map(([, , z]) => limit(z));
  const start = { x: left ?? right ?? 0, z: limit(back) };
  const [fromX, toX] = [Math.min(...xs), Math.max(...xs)];
  const [fromZ, toZ] = [Math.min(...zs), Math.max(...zs)];
  const into = steps({ start: start.x, side }, fromX, toX).map((x): Span => [
    [x, 0, fromZ],
    [x, 0, toZ],
  ]);
  const across = steps({ start: start.z, side }, fromZ, toZ).map((z): Span => [
    [fromX, 0, z],
    [toX, 0, z],
  ]);
  return drawn(camera, [...into, ...across]);
}

interface Steps {
  readonly start: number;
  readonly side: number;
}

/** Multiples of a square's side from a start, within a span. */
function steps({ start, side }: Steps, from: number, to: number): number[] {
  const first = Math.ceil((from - start - SLACK) / side);
  const last = Math.floor((to - start + SLACK) / side);
  const count = Math.max(0, Math.min((2 * FARTHEST) / side, last - first + 1));
  return Array.from({ length: count }, (_, i) => start + (first + i) * side);
}

/** The edges between walls, and those of the ceiling. */
export function wallsOf({ camera, back, left, right }: OutlinedRoom, { ceilingHeight: high }: Outline): Line[] {
  const [from, to] = [left ?? -FARTHEST, right ?? FARTHEST];
  const lines: Span[] = [
    [
      [from, high, back],
      [to, high, back],
    ],
  ];
  for (const x of [left, right]) {
    if (x === null) continue;
    lines.push([
      [x, 0, back],
      [x, high, back],
    ]);
    lines.push([
      [x, high, back],
      [x, high, NEAREST],
    ]);
  }
  return drawn(camera, lines);
}
