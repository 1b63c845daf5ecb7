import type { Ground, Room, Vec3 } from '../contract.js';
import { project } from '../room/camera.js';
import type { Placed } from './draft.js';
import { boxSamples, distanceTo, within } from './footprint.js';

/** What the picture shows of a piece. */
export interface View {
  /** share of the piece inside the frame */
  readonly inFrame: number;
  /** its bounds in the picture, as shares of width and height; beyond 0..1 outside the frame */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** metres on the floor plan from the camera to its nearest point */
  readonly distance: number;
}

/** Looks at a piece once: drafts do not change, and every rule asks for the same view again. */
const looked = new WeakMap<Placed, { readonly room: Room; readonly seen: View }>();

export function view(room: Room, piece: Placed): View {
  const known = looked.get(piece);
  if (known?.room === room) return known.seen;
  const seen = look(room, piece);
  looked.set(piece, { room, seen });
  return seen;
}

function look(room: Room, piece: Placed): View {
  const points = boxSamples(piece);
  let inside = 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    const pixel = project(room.camera, point);
    if (!pixel) continue;
    const x = pixel[0] / room.width;
    const y = pixel[1] / room.height;
    if (x >= 0 && y >= 0 && x <= 1 && y <= 1) inside++;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { inFrame: inside / points.length, left, top, right, bottom, distance: distanceTo(piece, [0, 0]) };
}

/** A box's turn, and the camera's foot in the box's own axes. */
interface Axes {
  readonly cos: number;
  readonly sin: number;
  readonly eye: Ground;
}

const turned = new WeakMap<Placed, Axes>();

function axesOf(piece: Placed): Axes {
  let axes = turned.get(piece);
  if (!axes) {
    axes = { cos: Math.cos(piece.angle), sin: Math.sin(piece.angle), eye: within(piece, [0, 0]) };
    turned.set(piece, axes);
  }
  return axes;
}

/** Whether a piece's bounding box comes between the camera and a point. */
export function hides(room: Room, piece: Placed, [pointX, pointY, pointZ]: Vec3): boolean {
  const { cos, sin, eye } = axesOf(piece);
  const [dx, dz] = [pointX - piece.x, pointZ - piece.z];
  const stretch: Stretch = { enter: 0, leave: 0.995 };
  const middle = piece.y + piece.height / 2;
  return (
    crosses(stretch, eye[0], dx * cos - dz * sin, piece.width / 2) &&
    crosses(stretch, eye[1], dx * sin + dz * cos, piece.depth / 2) &&
    crosses(stretch, room.camera.height - middle, pointY - middle, piece.height / 2)
  );
}

/** The part of the way from the camera to a point, 0..1, that lies inside a box so far. */
interface Stretch {
  enter: number;
  leave: number;
}

/** Cuts the stretch by one pair of the box's faces; whether any is left. */
function crosses(stretch: Stretch, from: number, to: number, half: number): boolean {
  const step = to - from;
  if (Math.abs(step) < 1e-9) return Math.abs(from) <= half;
  const a = (-half - from) / step;
  const b = (half - from) / step;
  stretch.enter = Math.max(stretch.enter, Math.min(a, b));
  stretch.leave = Math.min(stretch.leave, Math.max(a, b));
  return stretch.enter < stretch.leave;
}

/** Share of the points that no box hides from the camera. */
export function unhidden(room: Room, points: readonly Vec3[], boxes: readonly Placed[]): number {
  if (points.length === 0) return 1;
  const seen = points.filter((point) => !boxes.some((box) => hides(room, box, point)));
  return seen.length / points.length;
}
