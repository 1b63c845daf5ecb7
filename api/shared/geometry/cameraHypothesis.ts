/** A camera hypothesis in picture axes (x right, y down, z into the picture), without a scale in metres. */
import type { Camera, Vec3 } from './types.js';
import { type Angles, type RoomAxes, quarterTurn, roomAxes, rotationOf } from './roomAxes.js';

export interface ViewAngles extends Angles {
  /** pixels */
  readonly focal: number;
  /** pixels by which the principal point is below the middle: listing photos are often shifted, not tilted */
  readonly shift: number;
}

export interface CameraHypothesis {
  readonly width: number;
  readonly height: number;
  readonly focal: number;
  readonly cx: number;
  readonly cy: number;
  readonly axes: RoomAxes;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const viewOf = (angles: ViewAngles, { width, height }: Size): CameraHypothesis => ({
  width,
  height,
  focal: angles.focal,
  cx: width / 2,
  cy: height / 2 + angles.shift,
  axes: roomAxes(angles),
});

/** The same view for a resized copy of the picture. */
export function resized(view: CameraHypothesis, { width, height }: Size): CameraHypothesis {
  const scale = width / view.width;
  return {
    ...view,
    width,
    height,
    focal: view.focal * scale,
    cx: view.cx * scale,
    cy: view.cy * (height / view.height),
  };
}

export const quarterTurned = (view: CameraHypothesis): CameraHypothesis => ({ ...view, axes: quarterTurn(view.axes) });

/** The vanishing point of a direction, in homogeneous picture coordinates. */
export const vanishingPoint = ({ focal, cx, cy }: CameraHypothesis, direction: Vec3): Vec3 => [
  focal * direction[0] + cx * direction[2],
  focal * direction[1] + cy * direction[2],
  direction[2],
];

/** Direction, in picture axes, of the ray through a picture point. */
export const viewRay = ({ focal, cx, cy }: CameraHypothesis, x: number, y: number): Vec3 => [
  (x - cx) / focal,
  (y - cy) / focal,
  1,
];

export const cameraOf = (view: CameraHypothesis, height: number): Camera => ({
  focal: view.focal,
  cx: view.cx,
  cy: view.cy,
  rotation: rotationOf(view.axes),
  height,
});
