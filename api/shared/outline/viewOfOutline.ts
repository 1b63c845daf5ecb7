/** The camera of a drawn outline: horizon and lens are given, the direction of view follows from the edges. */
import type { Pixel, Vec3 } from '../geometry/types.js';
import { type Edge, edgesOf, type RoomOutline } from './outline.js';
import { roomAxes } from '../geometry/roomAxes.js';
import { type Size, type CameraHypothesis, vanishingPoint } from '../geometry/cameraHypothesis.js';

/** An edge of the drawn floor along which a wall stands, pixels. */
export interface WallEdge {
  readonly from: Pixel;
  readonly to: Pixel;
  readonly middle: Pixel;
  readonly length: number;
}

export interface Lens {
  /** degrees across the picture */
  readonly fieldOfView: number;
  readonly tilted: boolean;
}

/** Degrees: the usual field of view of listing photos. */
const USUAL_FIELD = 75;
const FITTED_FIELDS = [45, 110] as const;
/**
 * How far a fitted field may deviate from the usual one (natural logarithm), against the mean squared sine of the
 * edges.
 */
const FIELD_SPREAD = 0.25;
const FIELD_WEIGHT = 0.001;

/** Degrees: range and steps of the search for the camera's yaw, coarse and then fine. */
const TURNS = { range: 45, coarse: 0.5, fine: 0.02 };
/** Of two yaws that fit equally, the one that is closer to a straight view of the back wall. */
const STRAIGHTER = 1e-9;

/** Squared sine of 8 degrees, from which an edge does not follow a wall of the box and is ignored. */
const ASTRAY = 0.02;

/**
 * Share of the picture: an edge this close to the border is on it, and marks the end of the picture, not of the floor.
 */
const BORDER = 0.012;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const cornersIn = ({ corners }: RoomOutline, { width, height }: Size): Pixel[] =>
  corners.map(([x, y]): Pixel => [x * width, y * height]);

/** The edges that are not on the picture's border. */
export function wallEdges(outline: RoomOutline, size: Size): WallEdge[] {
  const points = cornersIn(outline, size);
  const drawn = edgesOf(outline.corners);
  return edgesOf(points).flatMap(([from, to], i): WallEdge[] => {
    const edge = drawn[i];
    if (edge && onSameBorder(edge)) return [];
    const middle: Pixel = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return [{ from, to, middle, length: Math.hypot(to[0] - from[0], to[1] - from[1]) }];
  });
}

const onSameBorder = ([a, b]: Edge): boolean =>
  ([0, 1] as const).some((axis) => Math.max(a[axis], b[axis]) < BORDER || Math.min(a[axis], b[axis]) > 1 - BORDER);

/** The view with its yaw in degrees about the vertical; 0 looks straight at the back wall. */
export function turnedView(
  { horizon: [left, right] }: RoomOutline,
  lens: Lens,
  size: Size,
  turn: number,
): CameraHypothesis {
  const { width, height } = size;
  const roll = Math.atan(((left - right) * height) / width);
  const focal = width / 2 / Math.tan(radians(lens.fieldOfView) / 2);
  const row = ((left + right) / 2) * height;
  const pitch = lens.tilted ? Math.atan(((height / 2 - row) * Math.cos(roll)) / focal) : 0;
  const cy = lens.tilted ? height / 2 : row;
  return { width, height, focal, cx: width / 2, cy, axes: roomAxes({ yaw: radians(turn), pitch, roll }) };
}

/** The squared sine of the angle between an edge and the direction to a vanishing point. */
function astray({ from, to, middle, length }: WallEdge, [x, y, w]: Vec3): number {
  const [dx, dy] = [x - w * middle[0], y - w * middle[1]];
  const sine = ((to[0] - from[0]) * dy - (to[1] - from[1]) * dx) / Math.max(1e-9, length * Math.hypot(dx, dy));
  return sine * sine;
}

/** The axis that an edge follows, and the squared sine of its deviation from it. */
export function runOf(
  edge: WallEdge,
  view: CameraHypothesis,
): { readonly along: 'across' | 'depth'; readonly off: number } {
  const across = astray(edge, vanishingPoint(view, view.axes.across));
  const depth = astray(edge, vanishingPoint(view, view.axes.depth));
  return across <= depth ? { along: 'across', off: across } : { along: 'depth', off: depth };
}

/** Mean squared sine between the edges and the room's axes; few edges belong to pillars and occluders. */
function misfit(edges: readonly WallEdge[], view: CameraHypothesis): number {
  let [sum, lengths] = [0, 0];
  for (const edge of edges) {
    sum += edge.length * Math.min(ASTRAY, runOf(edge, view).off);
    lengths += edge.length;
  }
  return lengths ? sum / lengths : 0;
}

interface Turned {
  readonly view: CameraHypothesis;
  readonly turn: number;
  readonly misfit: number;
}

/** The yaw, within 45 degrees, in which the edges follow the room's axes best. */
export function bestTurn(outline: RoomOutline, lens: Lens, size: Size): Turned {
  const edges = wallEdges(outline, size);
  const at = (turn: number): Turned => {
    const view = turnedView(outline, lens, size, turn);
    return { view, turn, misfit: misfit(edges, view) + STRAIGHTER * turn * turn };
  };
  const search = (from: number, to: number, step: number) => {
    let best = at(from);
    for (let i = 1; from + i * step <= to; i++) {
      const next = at(from + i * step);
      if (next.misfit < best.misfit) best = next;
    }
    return best;
  };
  const coarse = search(-TURNS.range, TURNS.range, TURNS.coarse);
  return search(coarse.turn - TURNS.coarse, coarse.turn + TURNS.coarse, TURNS.fine);
}

/** The field of view, degrees, in which the edges meet at right angles; the usual one when they do not determine it. */
export function fittedField(outline: RoomOutline, tilted: boolean, size: Size): number {
  let best = { field: USUAL_FIELD, cost: Infinity };
  for (let fieldOfView = FITTED_FIELDS[0]; fieldOfView <= FITTED_FIELDS[1]; fieldOfView++) {
    const unusual = Math.log(fieldOfView / USUAL_FIELD) / FIELD_SPREAD;
    const cost = bestTurn(outline, { fieldOfView, tilted }, size).misfit + FIELD_WEIGHT * unusual * unusual;
    if (cost < best.cost) best = { field: fieldOfView, cost };
  }
  return best.field;
}
