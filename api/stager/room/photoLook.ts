import type { Room, Vec3 } from '../contract.js';
import { LINEAR } from '../photo/colour.js';
import { blurWhereAsked, capped } from '../photo/filters.js';
import { project } from './camera.js';
import type { StraightEdges } from './straightEdges.js';

/** Grey levels per pixel: a single edge must not make its whole surroundings busy. */
const STEEPEST = 15;
/** Mean gradient of a bare wall, and how much more makes it fully busy. */
const BARE = 1.5;
const BUSY_RANGE = 2.5;

/** What the photo shows at places in the room. */
export interface PhotoLook {
  /** how much edge and pattern the photo shows at a point of the room: 0 bare .. 1 busy; null outside the picture */
  busy(point: Vec3): number | null;
  /** how bright the photo is at a point of the room, 0..255; null outside the picture */
  tone(point: Vec3): number | null;
  /** linear red, green and blue of the photo at a point of the room, 0..1 each; null outside */
  colour(point: Vec3): Vec3 | null;
}

/** Looks the photo up through a room. */
export function photoLook(
  { copy, soft, steep }: Pick<StraightEdges, 'copy' | 'soft' | 'steep'>,
  { camera, width, height }: Pick<Room, 'camera' | 'width' | 'height'>,
): PhotoLook {
  const pattern = blurWhereAsked(capped(steep, STEEPEST), 3);
  const at = (point: Vec3): number | null => {
    const pixel = project(camera, point);
    if (!pixel) return null;
    const x = Math.round((pixel[0] * copy.width) / width);
    const y = Math.round((pixel[1] * copy.height) / height);
    return x < 0 || y < 0 || x >= copy.width || y >= copy.height ? null : y * copy.width + x;
  };
  return {
    busy(point) {
      const index = at(point);
      return index === null ? null : Math.max(0, Math.min(1, (pattern(index) - BARE) / BUSY_RANGE));
    },
    tone(point) {
      const index = at(point);
      return index === null ? null : soft.data[index];
    },
    colour(point) {
      const index = at(point);
      if (index === null) return null;
      return [LINEAR[copy.data[3 * index]], LINEAR[copy.data[3 * index + 1]], LINEAR[copy.data[3 * index + 2]]];
    },
  };
}
