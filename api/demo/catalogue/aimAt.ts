import { project } from '../../shared/geometry/camera.js';
import type { Camera, Pixel, Vec3 } from '../../stager/contract.js';
import type { Mesh } from '../../stager/mesh/mesh.js';

/** Metres from the camera to the piece: far away, so that near corners do not loom. */
const DISTANCE = 6;
/** Share of the picture's side that a large piece fills. */
const FILL = 0.88;
/** Metres in the picture from which a piece counts as large; a smaller one looks smaller, by this power of its size. */
const LARGE = 1.4;
const SMALLER = 0.22;

/** A point on the floor at which a camera that looks down by `pitch` (radians) looks: where a piece is to stand. */
export const standingPlace = (pitch: number): Vec3 => [0, 0, -DISTANCE * Math.cos(pitch)];

interface Frame {
  readonly low: Pixel;
  readonly high: Pixel;
}

function frameOf({ position }: Mesh, camera: Camera): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < position.length; at += 3) {
    const point: Vec3 = [position[at] ?? 0, position[at + 1] ?? 0, position[at + 2] ?? 0];
    const pixel = project(camera, point);
    if (!pixel) continue;
    const [x, y] = pixel;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { low: [left, top], high: [right, bottom] };
}

interface Aim {
  /** radians, by which the camera looks down */
  readonly pitch: number;
  /** metres above the floor: the middle of the piece */
  readonly middle: number;
  /** pixels of the square picture */
  readonly side: number;
}

/** A camera with the whole mesh in the middle of its picture; the mesh stands at `standingPlace`. */
export function aimAt(mesh: Mesh, { pitch, middle, side }: Aim): Camera {
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
  const rotation = [1, 0, 0, 0, cos, sin, 0, -sin, cos];
  const unit: Camera = { focal: 1, cx: 0, cy: 0, rotation, height: middle + DISTANCE * sin };
  const { low, high } = frameOf(mesh, unit);
  const extent = Math.max(high[0] - low[0], high[1] - low[1]);
  const fill = FILL * Math.min(1, (extent * DISTANCE) / LARGE) ** SMALLER;
  const focal = (fill * side) / extent;
  const centred = (axis: 0 | 1) => side / 2 - (focal * (low[axis] + high[axis])) / 2;
  return { ...unit, focal, cx: centred(0), cy: centred(1) };
}
