import { FACE, FACE_NORMALS, exitBox, type Box, type Exit } from '../box.js';
import { PLANE, plane, type Frame } from '../frame.js';
import type { View } from '../view.js';

/** Furniture this far from a face of the room, metres, or less, touches it. */
const TOUCHING = 0.05;
/** How far from the touching point the crevice is dark, metres, and what it takes away there: floor, walls. */
const REACH = 0.055;
const DARKEST = { floor: 0.5, wall: 0.3 } as const;
/** Pixels that are looked at on each side of a touching one, at most. */
const MOST_PIXELS = 40;
/** A pixel that furniture covers by more shows furniture, else the room. */
const COVERED = 0.5;

/** Height above a face, metres. */
function aboveFace(box: Box, face: number, x: number, y: number, z: number): number {
  switch (face) {
    case FACE.left:
      return x - box.left;
    case FACE.right:
      return box.right - x;
    case FACE.floor:
      return y;
    case FACE.back:
      return z - box.back;
    default:
      return Infinity;
  }
}

/** A neighbour of the pixel that shows the room, the one below first, or -1. */
function besideFurniture(coverage: Float32Array, k: number, width: number): number {
  if (coverage[k + width] < COVERED) return k + width;
  if (coverage[k - 1] < COVERED) return k - 1;
  if (coverage[k + 1] < COVERED) return k + 1;
  return coverage[k - width] < COVERED ? k - width : -1;
}

/**
 * Writes into the guide plane what is left of the light in the crevice where furniture touches floor or wall: 1 away
 * from it. The tracer's few samples and the smoothing of their noise cannot keep so thin a line, by which the eye tells
 * that a thing stands and does not float.
 */
export function darkenContacts(frame: Frame, { camera, box }: View): void {
  const { width, height, face } = frame;
  const coverage = plane(frame, PLANE.coverage, 1);
  const depth = plane(frame, PLANE.depth, 1);
  const left = plane(frame, PLANE.guide, 1).fill(1);
  const r = camera.rotation;
  const exit: Exit = { face: 0 };
  const ray = new Float64Array(3);
  const point = new Float64Array(3);

  const aim = (column: number, row: number): void => {
    const a = (column + 0.5 - camera.cx) / camera.focal;
    const b = -(row + 0.5 - camera.cy) / camera.focal;
    const scale = 1 / Math.sqrt(a * a + b * b + 1);
    for (let axis = 0; axis < 3; axis++) {
      ray[axis] = (r[axis * 3] * a + r[axis * 3 + 1] * b - r[axis * 3 + 2]) * scale;
    }
  };

  /** Darkens the face around the foot of the point. */
  const spread = (column: number, row: number, touched: number, share: number): void => {
    const normal = FACE_NORMALS[touched];
    const most = (touched === FACE.floor ? DARKEST.floor : DARKEST.wall) * share;
    const distance = Math.hypot(point[0], point[1] - camera.height, point[2]);
    const pixels = Math.min(MOST_PIXELS, Math.ceil((REACH * camera.focal) / distance));
    for (let y = Math.max(0, row - pixels); y <= Math.min(height - 1, row + pixels); y++) {
      for (let x = Math.max(0, column - pixels); x <= Math.min(width - 1, column + pixels); x++) {
        const k = y * width + x;
        if (face[k] !== touched || coverage[k] === 1) continue;
        aim(x, y);
        const far = exitBox(box, 0, camera.height, 0, ray[0], ray[1], ray[2], exit);
        let square = 0;
        for (let axis = 0; axis < 3; axis++) {
          if (normal[axis] !== 0) continue;
          const at = ray[axis] * far + (axis === 1 ? camera.height : 0);
          square += (at - point[axis]) ** 2;
        }
        if (square >= REACH * REACH) continue;
        const near = 1 - Math.sqrt(square) / REACH;
        left[k] = Math.min(left[k], 1 - most * near * near);
      }
    }
  };

  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const k = row * width + column;
      if (coverage[k] < COVERED) continue;
      const beside = besideFurniture(coverage, k, width);
      if (beside < 0) continue;
      aim(column, row);
      for (let axis = 0; axis < 3; axis++) point[axis] = ray[axis] * depth[k] + (axis === 1 ? camera.height : 0);
      const above = aboveFace(box, face[beside], point[0], point[1], point[2]);
      if (above < TOUCHING) spread(column, row, face[beside], 1 - Math.max(0, above) / TOUCHING);
    }
  }
}
