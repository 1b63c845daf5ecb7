import { finish } from '../breathe.js';
import type { Pixel, Raster, Room, Vec3 } from '../contract.js';
import { LINEAR } from '../photo/colour.js';
import { blur, capped, gradient, grey } from '../photo/filters.js';
import { project } from './camera.js';
import { insidePolygon } from './polygon.js';
import { smallCopy } from './straightEdges.js';

/** Grey levels per pixel: a single edge must not make its whole surroundings busy. */
const STEEPEST = 15;
/** Mean gradient of a bare wall, and how much more makes it fully busy. */
const BARE = 1.5;
const BUSY_RANGE = 2.5;

/** What the photo itself says about places in the room. */
export interface RoomEvidence {
  /** how much edge and pattern the photo shows at a point of the room: 0 bare .. 1 busy, 0 outside the picture */
  busy(point: Vec3): number;
  /** how bright the photo is at a point of the room, 0..255; null outside the picture. Unknown for made-up rooms */
  tone?(point: Vec3): number | null;
  /**
   * linear red, green and blue of the photo at a point of the room, 0..1 each; null outside. Unknown for made-up rooms
   */
  colour?(point: Vec3): Vec3 | null;
  /** whether a photo pixel shows the floor */
  onFloor(pixel: Pixel): boolean;
}

/** Looks the photo up through any room, whether the reader or a person made it. */
export function gatherEvidence(photo: Raster, room: Room): RoomEvidence {
  const small = finish(smallCopy(photo));
  const soft = blur(grey(small), 1);
  const { magnitude } = gradient(soft);
  const pattern = blur(capped(magnitude, STEEPEST), 3);
  const at = (point: Vec3): number | null => {
    const pixel = project(room.camera, point);
    if (!pixel) return null;
    const x = Math.round((pixel[0] * small.width) / photo.width);
    const y = Math.round((pixel[1] * small.height) / photo.height);
    return x < 0 || y < 0 || x >= small.width || y >= small.height ? null : y * small.width + x;
  };
  return {
    busy(point) {
      const index = at(point);
      if (index === null) return 0;
      return Math.max(0, Math.min(1, (pattern.data[index] - BARE) / BUSY_RANGE));
    },
    tone(point) {
      const index = at(point);
      return index === null ? null : soft.data[index];
    },
    colour(point) {
      const index = at(point);
      if (index === null) return null;
      const [r = 0, g = 0, b = 0] = small.data.subarray(3 * index, 3 * index + 3);
      return [LINEAR[r], LINEAR[g], LINEAR[b]];
    },
    onFloor: (pixel) => insidePolygon(pixel, room.floorOutline),
  };
}
