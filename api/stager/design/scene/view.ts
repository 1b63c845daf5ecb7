import type { Pixel, Room, Vec3 } from '../../contract.js';
import { NEAREST, project } from '../../../shared/geometry/camera.js';
import type { Placed } from '../../furniture/draft.js';
import { corners, distanceTo, place, within } from './footprint.js';

/** The bounds of a piece in the picture. */
export interface PictureBounds {
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

/** Runs for every candidate, and so allocates no object per point; projects as `project` does. */
export function view({ camera, width, height }: Room, piece: Placed): PictureBounds {
  const { rotation: r, focal, cx, cy } = camera;
  let [inside, points] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  // the piece's middle, its width, its depth and its height as seen from the camera: to the right, up and away
  const [c, s] = [Math.cos(piece.angle), Math.sin(piece.angle)];
  const [x, y, z] = [piece.x, piece.y + piece.height / 2 - camera.height, piece.z];
  const middleX = r[0] * x + r[3] * y + r[6] * z;
  const middleY = r[1] * x + r[4] * y + r[7] * z;
  const middleZ = -(r[2] * x + r[5] * y + r[8] * z);
  const widthX = piece.width * (r[0] * c - r[6] * s);
  const widthY = piece.width * (r[1] * c - r[7] * s);
  const widthZ = -piece.width * (r[2] * c - r[8] * s);
  const depthX = piece.depth * (r[0] * s + r[6] * c);
  const depthY = piece.depth * (r[1] * s + r[7] * c);
  const depthZ = -piece.depth * (r[2] * s + r[8] * c);
  const heightX = piece.height * r[3];
  const heightY = piece.height * r[4];
  const heightZ = -piece.height * r[5];
  for (let i = 0; i < WIDTH_SAMPLES.length; i++)
    for (let j = 0; j < DEPTH_SAMPLES.length; j++) {
      const u = WIDTH_SAMPLES[i];
      const v = DEPTH_SAMPLES[j];
      const rowX = middleX + u * widthX + v * depthX;
      const rowY = middleY + u * widthY + v * depthY;
      const rowZ = middleZ + u * widthZ + v * depthZ;
      for (let k = 0; k < DEPTH_SAMPLES.length; k++) {
        points++;
        const t = DEPTH_SAMPLES[k];
        const away = rowZ + t * heightZ;
        if (away < NEAREST) continue;
        const px = (cx + (focal * (rowX + t * heightX)) / away) / width;
        const py = (cy - (focal * (rowY + t * heightY)) / away) / height;
        if (px >= 0 && py >= 0 && px <= 1 && py <= 1) inside++;
        if (px < left) left = px;
        if (px > right) right = px;
        if (py < top) top = py;
        if (py > bottom) bottom = py;
      }
    }
  return { inFrame: inside / points, left, top, right, bottom, distance: distanceTo(piece, ORIGIN) };
}

const views = new WeakMap<Placed, { readonly room: Room; readonly view: PictureBounds }>();

/** The memoised view of a standing piece, which every candidate asks for. */
export function viewOfStanding(room: Room, piece: Placed): PictureBounds {
  const known = views.get(piece);
  if (known?.room === room) return known.view;
  const seen = view(room, piece);
  views.set(piece, { room, view: seen });
  return seen;
}

/** Height of a piece as a share of the picture's height, parts beyond the frame included. */
export function shownOf(room: Room, piece: Placed): number {
  const { top, bottom } = view(room, piece);
  return bottom - top;
}

/**
 * Greatest perspective stretching of a piece by a wide lens: 1 in the middle of the picture, 1.31 at the edges of one
 * 80 degrees wide.
 */
export function stretchOf({ camera, width, height }: Room, piece: Placed): number {
  const { rotation: r, focal, cx, cy } = camera;
  let most = 1;
  for (const u of WIDTH_SAMPLES)
    for (const v of DEPTH_SAMPLES)
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

/** Width of the cut of the picture's lower edge through a flat piece, as a share of the picture's width; 0 if none. */
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

/** Whether a piece's bounds reach into the middle 40 % of one of the picture's columns. */
export const coversColumn = (seen: Pick<PictureBounds, 'left' | 'right'>, column: number, columns: number): boolean =>
  seen.left < (column + 0.7) / columns && seen.right > (column + 0.3) / columns;

/** Whether a part of a piece may be in the picture, as its bounds reach into the frame. */
export function isShown(room: Room, piece: Placed): boolean {
  const { left, top, right, bottom } = view(room, piece);
  return left < 1 && right > 0 && top < 1 && bottom > 0;
}

/** Whether a pixel lies inside the frame. */
export const isInPicture = ({ width, height }: Pick<Room, 'width' | 'height'>, [x, y]: Pixel): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

const ORIGIN = [0, 0] as const;

/** Sample points of a piece's box across, deep and high, as shares of its size. */
const WIDTH_SAMPLES = [-0.5, -0.25, 0, 0.25, 0.5] as const;
const DEPTH_SAMPLES = [-0.5, 0, 0.5] as const;

/** Tells whether any of the pieces' bounding boxes hides a point from the camera. */
export type Cover = (point: Vec3) => boolean;

export function coverOf(room: Room, boxes: readonly Placed[]): Cover {
  const screens = boxes.map((box) => new Occluder(box, room.camera.height));
  return (point) => {
    for (const screen of screens) if (screen.hides(point)) return true;
    return false;
  };
}

/** Whether a piece's bounding box hides a point from the camera. */
export const hides = (room: Room, piece: Placed, point: Vec3): boolean => coverOf(room, [piece])(point);

/** Share of the way to a point beyond which a box does not hide it, as the point lies on that box. */
const BEFORE_POINT = 0.995;

/** A box that may hide points from the camera. Its test runs for every point, and so allocates no objects. */
class Occluder {
  private readonly x: number;
  private readonly z: number;
  private readonly cos: number;
  private readonly sin: number;
  private readonly middle: number;
  private readonly halfWidth: number;
  private readonly halfDepth: number;
  private readonly halfHeight: number;
  /** the camera in the box's own axes */
  private readonly eyeX: number;
  private readonly eyeY: number;
  private readonly eyeZ: number;
  /** the part of the way from the camera to the point asked for, 0..1, that lies inside the box so far */
  private enter = 0;
  private leave = 1;

  constructor(box: Placed, eyeHeight: number) {
    this.x = box.x;
    this.z = box.z;
    this.cos = Math.cos(box.angle);
    this.sin = Math.sin(box.angle);
    this.middle = box.y + box.height / 2;
    this.halfWidth = box.width / 2;
    this.halfDepth = box.depth / 2;
    this.halfHeight = box.height / 2;
    [this.eyeX, this.eyeZ] = within(box, ORIGIN);
    this.eyeY = eyeHeight - this.middle;
  }

  hides(point: Vec3): boolean {
    const dx = point[0] - this.x;
    const dz = point[2] - this.z;
    this.enter = 0;
    this.leave = BEFORE_POINT;
    return (
      this.crosses(this.eyeX, dx * this.cos - dz * this.sin, this.halfWidth) &&
      this.crosses(this.eyeZ, dx * this.sin + dz * this.cos, this.halfDepth) &&
      this.crosses(this.eyeY, point[1] - this.middle, this.halfHeight)
    );
  }

  /** Cuts the way by one pair of the box's faces; whether any of it is left. */
  private crosses(from: number, to: number, half: number): boolean {
    const step = to - from;
    if (Math.abs(step) < 1e-9) return Math.abs(from) <= half;
    const a = (-half - from) / step;
    const b = (half - from) / step;
    this.enter = Math.max(this.enter, Math.min(a, b));
    this.leave = Math.min(this.leave, Math.max(a, b));
    return this.enter < this.leave;
  }
}

/** Share of the points that no box hides from the camera. */
export function unhidden(room: Room, points: readonly Vec3[], boxes: readonly Placed[]): number {
  if (points.length === 0) return 1;
  const covered = coverOf(room, boxes);
  return points.filter((point) => !covered(point)).length / points.length;
}
