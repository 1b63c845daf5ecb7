import type { Room, Vec3 } from '../contract.js';
import { NEAREST, project } from '../room/camera.js';
import type { Placed } from './draft.js';
import { corners, distanceTo, place, within } from './footprint.js';

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

/** Asked for every place that is tried, and so without an object per point: it projects as `project` does. */
export function view({ camera, width, height }: Room, piece: Placed): View {
  const { rotation: r, focal, cx, cy } = camera;
  let [inside, points] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const [c, s] = [Math.cos(piece.angle), Math.sin(piece.angle)];
  for (let i = 0; i < ACROSS.length; i++)
    for (let j = 0; j < THIRDS.length; j++) {
      const across = ACROSS[i] * piece.width;
      const forward = THIRDS[j] * piece.depth;
      const x = piece.x + across * c + forward * s;
      const z = piece.z - across * s + forward * c;
      for (let k = 0; k < THIRDS.length; k++) {
        points++;
        const y = piece.y + (THIRDS[k] + 0.5) * piece.height - camera.height;
        const depth = -(r[2] * x + r[5] * y + r[8] * z);
        if (depth < NEAREST) continue;
        const px = (cx + (focal * (r[0] * x + r[3] * y + r[6] * z)) / depth) / width;
        const py = (cy - (focal * (r[1] * x + r[4] * y + r[7] * z)) / depth) / height;
        if (px >= 0 && py >= 0 && px <= 1 && py <= 1) inside++;
        if (px < left) left = px;
        if (px > right) right = px;
        if (py < top) top = py;
        if (py > bottom) bottom = py;
      }
    }
  return { inFrame: inside / points, left, top, right, bottom, distance: distanceTo(piece, ORIGIN) };
}

/** Share of the picture's height that a piece takes, beyond the frame included. */
export function shownOf(room: Room, piece: Placed): number {
  const { top, bottom } = view(room, piece);
  return bottom - top;
}

/**
 * How far a wide lens draws out what the picture shows of a piece where it does so most: 1 in the middle, 1.31 at the
 * edges of a picture 80 degrees wide.
 */
export function stretchOf({ camera, width, height }: Room, piece: Placed): number {
  const { rotation: r, focal, cx, cy } = camera;
  let most = 1;
  for (const u of ACROSS)
    for (const v of THIRDS)
      for (const t of [0, 1]) {
        const [x, z] = place(piece, u * piece.width, v * piece.depth);
        const y = piece.y + t * piece.height - camera.height;
        const depth = -(r[2] * x + r[5] * y + r[8] * z);
        if (depth < NEAREST) continue;
        const px = (r[0] * x + r[3] * y + r[6] * z) / depth;
        const py = (r[1] * x + r[4] * y + r[7] * z) / depth;
        const [column, row] = [cx + focal * px, cy - focal * py];
        if (column < 0 || row < 0 || column > width || row > height) continue;
        most = Math.max(most, Math.hypot(1, px, py));
      }
  return most;
}

/** How broadly the picture's lower edge cuts a flat piece, as a share of its width; 0 where it does not. */
export function cutWidth({ camera, width, height }: Room, piece: Placed): number {
  const outline = corners(piece).map(([x, z]) => project(camera, [x, 0, z]));
  const crossed = outline.flatMap((a, index) => {
    const b = outline[(index + 1) % outline.length];
    if (!a || !b || a[1] > height === b[1] > height) return [];
    return [a[0] + ((height - a[1]) / (b[1] - a[1])) * (b[0] - a[0])];
  });
  if (crossed.length < 2) return 0;
  return (Math.min(width, Math.max(...crossed)) - Math.max(0, Math.min(...crossed))) / width;
}

const ORIGIN = [0, 0] as const;

/** Where across, deep and high in a piece's box the picture is asked, as shares from its middle. */
const ACROSS = [-0.5, -0.25, 0, 0.25, 0.5] as const;
const THIRDS = [-0.5, 0, 0.5] as const;

/** Tells whether any of the pieces' bounding boxes comes between the camera and a point. */
export type Cover = (point: Vec3) => boolean;

export function coverOf(room: Room, boxes: readonly Placed[]): Cover {
  const eyeY = room.camera.height;
  const screens = boxes.map((box) => ({
    box,
    cos: Math.cos(box.angle),
    sin: Math.sin(box.angle),
    eye: within(box, [0, 0]),
    middle: box.y + box.height / 2,
  }));
  return ([x, y, z]) =>
    screens.some(({ box, cos, sin, eye, middle }) => {
      const [dx, dz] = [x - box.x, z - box.z];
      const stretch: Stretch = { enter: 0, leave: 0.995 };
      return (
        crosses(stretch, eye[0], dx * cos - dz * sin, box.width / 2) &&
        crosses(stretch, eye[1], dx * sin + dz * cos, box.depth / 2) &&
        crosses(stretch, eyeY - middle, y - middle, box.height / 2)
      );
    });
}

/** Whether a piece's bounding box comes between the camera and a point. */
export const hides = (room: Room, piece: Placed, point: Vec3): boolean => coverOf(room, [piece])(point);

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
  const covered = coverOf(room, boxes);
  return points.filter((point) => !covered(point)).length / points.length;
}
