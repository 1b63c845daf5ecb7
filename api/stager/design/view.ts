import type { Room, Vec3 } from '../contract.js';
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

export function view(room: Room, piece: Placed): View {
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

/** Whether a piece's bounding box comes between the camera and a point. */
export function hides(room: Room, piece: Placed, point: Vec3): boolean {
  const [eyeX, eyeZ] = within(piece, [0, 0]);
  const [x, z] = within(piece, [point[0], point[2]]);
  const eyeY = room.camera.height - piece.y - piece.height / 2;
  const y = point[1] - piece.y - piece.height / 2;
  let enter = 0;
  let leave = 0.995;
  for (const [from, to, half] of [
    [eyeX, x, piece.width / 2],
    [eyeY, y, piece.height / 2],
    [eyeZ, z, piece.depth / 2],
  ] as const) {
    const step = to - from;
    if (Math.abs(step) < 1e-9) {
      if (Math.abs(from) > half) return false;
      continue;
    }
    const a = (-half - from) / step;
    const b = (half - from) / step;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
    if (enter >= leave) return false;
  }
  return true;
}

/** Share of the points that no box hides from the camera. */
export function unhidden(room: Room, points: readonly Vec3[], boxes: readonly Placed[]): number {
  if (points.length === 0) return 1;
  const seen = points.filter((point) => !boxes.some((box) => hides(room, box, point)));
  return seen.length / points.length;
}
