import { matrixOf } from '../../../../api/shared/geometry/camera.js';
import type { Camera } from '../../../../api/shared/geometry/types.js';

/** Metres: nothing nearer than the first or farther than the second is drawn. */
const NEAR = 0.05;
const FAR = 60;

/**
 * The photo's camera as a matrix from the room's metres to clip space, column-major: what it projects lies on the same
 * pixel as by `project`.
 * @param width of the photo, like the height in the camera's pixels
 */
export function clipMatrix(camera: Camera, width: number, height: number): Float32Array<ArrayBuffer> {
  const r = matrixOf(camera.rotation);
  const right = [r[0], r[3], r[6]] as const;
  const up = [r[1], r[4], r[7]] as const;
  const ahead = [-r[2], -r[5], -r[8]] as const;
  const [scaleX, scaleY] = [(2 * camera.focal) / width, (2 * camera.focal) / height];
  const [shiftX, shiftY] = [(2 * camera.cx) / width - 1, 1 - (2 * camera.cy) / height];
  const [slope, offset] = [(FAR + NEAR) / (FAR - NEAR), (-2 * FAR * NEAR) / (FAR - NEAR)];
  const matrix = new Float32Array(16);
  for (const axis of [0, 1, 2] as const) {
    const column = axis * 4;
    matrix[column] = scaleX * right[axis] + shiftX * ahead[axis];
    matrix[column + 1] = scaleY * up[axis] + shiftY * ahead[axis];
    matrix[column + 2] = slope * ahead[axis];
    matrix[column + 3] = ahead[axis];
  }
  const eye = camera.height;
  matrix[12] = -eye * (matrix[4] ?? 0);
  matrix[13] = -eye * (matrix[5] ?? 0);
  matrix[14] = -eye * (matrix[6] ?? 0) + offset;
  matrix[15] = -eye * (matrix[7] ?? 0);
  return matrix;
}
