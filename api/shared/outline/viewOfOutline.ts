/** The camera that a drawn outline tells: horizon and lens are given, the way that it looks follows from the edges. */
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

/** Degrees: what listing photos usually see. */
const USUAL_FIELD = 75;
const FITTED_FIELDS = [45, 110] as const;
/** How far a fitted field may go from the usual one (natural logarithm), against the mean squared sine of the edges. */
const FIELD_SPREAD = 0.25;
const FIELD_WEIGHT = 0.001;

/** Degrees: the steps in which the camera's turn is searched, coarse and then fine. */
const TURNS = { range: 45, coarse: 0.5, fine: 0.02 };
/** Of two turns that fit alike, the one that looks straighter at the back wall. */
const STRAIGHTER = 1e-9;

/** Squared sine, of 8 degrees, from which an edge runs along no wall of the box: it says no more about its turn. */
const ASTRAY = 0.02;

/** Of the picture: an edge this near to the border lies on it, and there the picture ends, not the floor. */
const BORDER = 0.012;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const cornersIn = ({ corners }: RoomOutline, { width, height }: Size): Pixel[] =>
  corners.map(([x, y]): Pixel => [x * width, y * height]);

/** The edges that do not lie on the picture's border. */
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

/** The view with its turn, degrees, about the vertical; 0 looks straight at the back wall. */
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

/** How far an edge is from running to a vanishing point: the squared sine of the angle between. */
function astray({ from, to, middle, length }: WallEdge, [x, y, w]: Vec3): number {
  const [dx, dy] = [x - w * middle[0], y - w * middle[1]];
  const sine = ((to[0] - from[0]) * dy - (to[1] - from[1]) * dx) / Math.max(1e-9, length * Math.hypot(dx, dy));
  return sine * sine;
}

/** Which way an edge runs, and how far, squared sine, it is from doing so. */
export function runOf(
  edge: WallEdge,
  view: CameraHypothesis,
): { readonly along: 'across' | 'depth'; readonly off: number } {
  const across = astray(edge, vanishingPoint(view, view.axes.across));
  const depth = astray(edge, vanishingPoint(view, view.axes.depth));
  return across <= depth ? { along: 'across', off: across } : { along: 'depth', off: depth };
}

/** Mean squared sine between the edges and the room's axes; edges of pillars and of what hides the floor are few. */
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

/** The turn, within 45 degrees, in which the edges run along the room's axes best. */
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

/** The field of view, degrees, in which the edges meet at right angles; the usual one where they do not tell. */
export function fittedField(outline: RoomOutline, tilted: boolean, size: Size): number {
  let best = { field: USUAL_FIELD, cost: Infinity };
  for (let fieldOfView = FITTED_FIELDS[0]; fieldOfView <= FITTED_FIELDS[1]; fieldOfView++) {
    const unusual = Math.log(fieldOfView / USUAL_FIELD) / FIELD_SPREAD;
    const cost = bestTurn(outline, { fieldOfView, tilted }, size).misfit + FIELD_WEIGHT * unusual * unusual;
    if (cost < best.cost) best = { field: fieldOfView, cost };
  }
  return best.field;
}
