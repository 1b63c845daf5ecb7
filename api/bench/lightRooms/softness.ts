/** Filter sizes for indirect light: far from edges and objects it varies slowly. */
import type { Box } from '../../stager/room/camera/roomBox.js';
import { squareDistance, type Bounds } from '../../stager/room/camera/renderView.js';
import { triple } from '../triple.js';
import type { Cast } from './cast.js';
import { cornersOf } from './probes.js';
import type { EmptyRoom, SceneObject, ScenePart } from './sceneShape.js';

/** Averaging distance as a share of the distance to the next surface, and its bounds in metres. */
const SHARE = 0.3;
const LEAST = 0.06;
const MOST = 0.35;
/** Distance from a plane within which a point is on it, metres. */
const IN_PLANE = 0.02;

function boundsOf(part: ScenePart): Bounds {
  const corners = cornersOf(part);
  const low = (axis: 0 | 1 | 2) => Math.min(...corners.map((corner) => corner[axis]));
  const high = (axis: 0 | 1 | 2) => Math.max(...corners.map((corner) => corner[axis]));
  return [low(0), low(1), low(2), high(0), high(1), high(2)];
}

/** Distance to the nearest of the box's faces that do not contain the point, metres. */
function toEdges(box: Box, x: number, y: number, z: number): number {
  const distances = [x - box.left, box.right - x, y, box.ceiling - y, z - box.back, box.front - z];
  return Math.min(...distances.map(Math.abs).filter((distance) => distance > IN_PLANE));
}

/** Averaging distance of indirect light in metres, per pixel; equal for the empty and the furnished picture. */
export function softness({ box }: EmptyRoom, objects: readonly SceneObject[], { surface, point }: Cast): Float32Array {
  const bounds = objects.flatMap(({ parts }) => parts.map(boundsOf));
  return Float32Array.from(surface, (_, k) => {
    const [x, y, z] = triple(point, k);
    const toObject = Math.sqrt(Math.min(...bounds.map((part) => squareDistance(part, x, y, z))));
    return Math.min(MOST, Math.max(LEAST, SHARE * Math.min(toObject, toEdges(box, x, y, z))));
  });
}
