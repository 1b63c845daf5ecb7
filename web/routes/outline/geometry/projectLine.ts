import { matrixOf, NEAREST } from '../../../../api/shared/geometry/camera.js';
import type { Camera, Pixel, Vec3 } from '../../../../api/shared/geometry/types.js';

export type Line = readonly [Pixel, Pixel];

/** The part of a line in the room that is in front of the camera, in pixels; null when none is. */
export function projectLine(camera: Camera, from: Vec3, to: Vec3): Line | null {
  const [a, b] = [seenFrom(camera, from), seenFrom(camera, to)];
  if (a[2] < NEAREST && b[2] < NEAREST) return null;
  return [flat(camera, a[2] < NEAREST ? cut(a, b) : a), flat(camera, b[2] < NEAREST ? cut(b, a) : b)];
}

/** A point of the room in the camera's axes: right, up and ahead, metres. */
function seenFrom({ rotation, height }: Camera, [x, level, z]: Vec3): Vec3 {
  const r = matrixOf(rotation);
  const y = level - height;
  return [r[0] * x + r[3] * y + r[6] * z, r[1] * x + r[4] * y + r[7] * z, -(r[2] * x + r[5] * y + r[8] * z)];
}

/** The intersection of a line with the near plane. */
function cut(behind: Vec3, before: Vec3): Vec3 {
  const share = (NEAREST - behind[2]) / (before[2] - behind[2]);
  const between = (axis: 0 | 1 | 2) => behind[axis] + (before[axis] - behind[axis]) * share;
  return [between(0), between(1), between(2)];
}

const flat = ({ focal, cx, cy }: Camera, [right, up, ahead]: Vec3): Pixel => [
  cx + (focal * right) / ahead,
  cy - (focal * up) / ahead,
];
