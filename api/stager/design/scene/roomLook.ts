/** Looks up, for places in the room, how busy and how bright the photo is there. */
import type { Pixel, Room, SurfaceLook, Vec3 } from '../../contract.js';
import { floorTest } from '../../room/evidence/seenFloor.js';
import { busyAt, toneAt } from '../../room/evidence/surfaceLook.js';

export interface RoomLook {
  /** how much edge and pattern is seen at, or behind, a point of the room: 0 bare .. 1 busy; 0 where nothing is seen */
  busy(point: Vec3): number;
  /** how bright the wall at, or behind, a point is, 0..255; null where none is seen */
  tone(point: Vec3): number | null;
  /** whether a photo pixel shows the floor */
  onFloor(pixel: Pixel): boolean;
}

/** A surface of the room's box: the plane on which an axis of the room (0 x, 1 y, 2 z) is constant. */
interface BoxPlane {
  readonly axis: 0 | 1 | 2;
  /** metres, from the camera */
  readonly at: number;
  /** axes along the surface and up it */
  readonly along: 0 | 2;
  readonly up: 1 | 2;
  readonly look: SurfaceLook | undefined;
}

/** A point on a surface. */
interface SurfacePoint {
  readonly look: SurfaceLook;
  readonly along: number;
  readonly up: number;
}

function planesOf({ camera, walls, floor, ceilingLook, ceilingHeight }: Room): BoxPlane[] {
  const ofWalls = [walls.back, walls.left, walls.right]
    .filter(({ seen }) => seen)
    .map(({ side, at, look }): BoxPlane => {
      return side === 'back' ? { axis: 2, at, along: 0, up: 1, look } : { axis: 0, at, along: 2, up: 1, look };
    });
  return [
    ...ofWalls,
    { axis: 1, at: -camera.height, along: 0, up: 2, look: floor.look },
    { axis: 1, at: ceilingHeight - camera.height, along: 0, up: 2, look: ceilingLook },
  ];
}

/** Tolerance in comparing the distances of two surfaces along a ray, as a share of its length. */
const SLACK = 1e-6;

/**
 * The surface that the photo shows at a point: where the ray from the camera through it first meets the room's box. It
 * runs tens of thousands of times per arrangement, and so allocates no object per plane.
 */
function surfaceBehind(planes: readonly BoxPlane[], eye: number, [x, y, z]: Vec3): SurfacePoint | null {
  const rise = y - eye;
  let nearest = Infinity;
  let met: BoxPlane | null = null;
  for (let index = 0; index < planes.length; index++) {
    const plane = planes[index];
    const distance = plane.at / (plane.axis === 0 ? x : plane.axis === 1 ? rise : z);
    if (!(distance > 0) || distance >= nearest - SLACK) continue;
    nearest = distance;
    met = plane;
  }
  if (!met?.look) return null;
  const along = nearest * (met.along === 0 ? x : z);
  return { look: met.look, along, up: met.up === 1 ? eye + nearest * rise : nearest * z };
}

/** Makes the look-ups for a room. */
export function roomLook(room: Room): RoomLook {
  const planes = planesOf(room);
  const eye = room.camera.height;
  return {
    busy(point) {
      const place = surfaceBehind(planes, eye, point);
      return place ? busyAt(place.look, place.along, place.up) : 0;
    },
    tone(point) {
      const place = surfaceBehind(planes, eye, point);
      return place ? toneAt(place.look, place.along, place.up) : null;
    },
    onFloor: floorTest(room),
  };
}
