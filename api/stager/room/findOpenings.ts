import type { Opening, Raster } from '../contract.js';
import type { LabPicture } from '../photo/colour.js';
import { shrink } from '../photo/resize.js';
import { findDoors, findFireplaces } from './doors.js';
import type { MetricBox } from './metricBox.js';
import { straighten, wallPicture } from './straightWall.js';
import { paintOf, wallLook } from './wallLook.js';
import { findWindows } from './windows.js';

/** Pixels of the long side of the copy in which texture is measured. */
export const WINDOW_SIZE = 400;

/**
 * Windows, doors, fireplaces and things that stand out on the walls that the photo shows.
 * @param copy about 720 px long
 * @param lab the same copy
 */
export function findOpenings(copy: Raster, lab: LabPicture, box: MetricBox): Opening[] {
  const picture = wallPicture(lab, shrink(copy, WINDOW_SIZE), box);
  const { camera, ceilingHeight } = box;
  const walls = Object.values(box.walls)
    .filter((wall) => wall.seen)
    .flatMap((wall) => straighten(picture, camera, { wall, ceilingHeight }) ?? []);
  const paint = paintOf(walls);
  return walls.flatMap((wall) => {
    const look = wallLook(wall, paint);
    const windows = findWindows(look);
    return [...windows, ...findDoors(look, windows), ...findFireplaces(look)];
  });
}
