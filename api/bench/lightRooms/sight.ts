/** Visibility of each object in the picture. */
import type { Vec3 } from '../../stager/contract.js';
import { project } from '../../shared/geometry/camera.js';
import { makeAim } from '../../stager/room/camera/renderView.js';
import { triple } from '../triple.js';
import { meetSolid, solidsOf } from './cast.js';
import { cornersOf } from './probes.js';
import type { EmptyRoom, SceneObject } from './sceneShape.js';

/** Least distance of objects from the picture's border, and the step of the cast rays; pixels. */
const MARGIN = 3;
const STEP = 4;

export function isInPicture({ camera, width, height }: EmptyRoom, { parts }: SceneObject): boolean {
  const within = (at: number, size: number) => at >= MARGIN && at <= size - MARGIN;
  const isSeen = (corner: Vec3) => {
    const pixel = project(camera, corner);
    return pixel !== null && within(pixel[0], width) && within(pixel[1], height);
  };
  return parts.every((part) => cornersOf(part).every(isSeen));
}

interface Sight {
  /** pixels that show it, and that would show it if it were alone in the room */
  seen: number;
  alone: number;
  /** pixels in which the room itself hides it */
  hidden: number;
}

export function sightOf(room: EmptyRoom, objects: readonly SceneObject[]): Sight[] {
  const { width, height, camera, eye } = room;
  const solids = solidsOf(room, objects);
  const sights = objects.map((): Sight => ({ seen: 0, alone: 0, hidden: 0 }));
  const ray = new Float64Array(3);
  const aim = makeAim(camera, ray);
  const origin: Vec3 = [0, eye, 0];
  const count = STEP * STEP;
  for (let y = STEP >> 1; y < height; y += STEP) {
    for (let x = STEP >> 1; x < width; x += STEP) {
      aim(x, y);
      const direction = triple(ray, 0);
      let [nearest, first] = [Infinity, -1];
      const met = new Set<number>();
      for (const solid of solids) {
        const hit = meetSolid(solid, origin, direction);
        if (!hit) continue;
        met.add(solid.object);
        if (hit.distance < nearest) [nearest, first] = [hit.distance, solid.object];
      }
      for (const object of met) {
        const sight = sights[object];
        if (!sight) continue; // the room's own
        sight.alone += count;
        if (object === first) sight.seen += count;
        else if (first < 0) sight.hidden += count;
      }
    }
  }
  return sights;
}
