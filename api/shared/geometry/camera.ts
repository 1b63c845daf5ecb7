import type { Camera, Pixel, Vec3 } from './types.js';

/** Metres: points nearer to the camera's plane than this are not projected. */
export const NEAREST = 0.05;

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** A rotation as the nine numbers that it always has, row-major. */
export const matrixOf = (rotation: readonly number[]): Matrix => rotation as Matrix;

/** Photo pixel of a point in the room, or null when it is behind the camera. */
export function project(camera: Camera, point: Vec3): Pixel | null {
  const r = matrixOf(camera.rotation);
  const x = point[0];
  const y = point[1] - camera.height;
  const z = point[2];
  const depth = -(r[2] * x + r[5] * y + r[8] * z);
  if (depth < NEAREST) return null;
  const right = r[0] * x + r[3] * y + r[6] * z;
  const up = r[1] * x + r[4] * y + r[7] * z;
  return [camera.cx + (camera.focal * right) / depth, camera.cy - (camera.focal * up) / depth];
}

/** Pixels of the points, or null when one of them is behind the camera. */
export function projectAll(camera: Camera, points: readonly Vec3[]): Pixel[] | null {
  const seen = points.map((point) => project(camera, point)).filter((pixel) => pixel !== null);
  return seen.length === points.length ? seen : null;
}

/** Direction, in room axes and not normalised, of the ray through a pixel. */
export function ray(camera: Camera, [px, py]: Pixel): Vec3 {
  const r = matrixOf(camera.rotation);
  const a = (px - camera.cx) / camera.focal;
  const b = -(py - camera.cy) / camera.focal;
  return [r[0] * a + r[1] * b - r[2], r[3] * a + r[4] * b - r[5], r[6] * a + r[7] * b - r[8]];
}

/**
 * The intersection of the ray through a pixel with the plane on which that axis (x 0, y 1, z 2) equals `at`, or null.
 */
export function meet(camera: Camera, pixel: Pixel, axis: 0 | 1 | 2, at: number): Vec3 | null {
  const direction = ray(camera, pixel);
  const eye: Vec3 = [0, camera.height, 0];
  const distance = (at - eye[axis]) / direction[axis];
  if (!(distance > 0) || !Number.isFinite(distance)) return null;
  return [direction[0] * distance, eye[1] + direction[1] * distance, direction[2] * distance];
}

/** The floor point at a pixel, or null above the horizon. */
export const onFloor = (camera: Camera, pixel: Pixel): Vec3 | null => meet(camera, pixel, 1, 0);

/** Angle of view across a picture of this width, degrees. */
export const horizontalFieldOfView = (camera: Camera, width: number): number =>
  (2 * Math.atan(width / 2 / camera.focal) * 180) / Math.PI;
