import type { Camera, Opening, Raster, Wall } from '../contract.js';
import type { LabPicture } from '../photo/colour.js';
import { shrink } from '../photo/resize.js';
import { type ColourPicture, findDoorways, findLeaves } from './doors.js';
import type { MetricBox } from './metricBox.js';
import { straighten, wallPicture } from './straightWall.js';
import { findWindows } from './windows.js';

/** Pixels of the long side of the copy in which windows are searched. */
const WINDOW_SIZE = 400;

/**
 * Windows, doors and things that stand out on the walls that the photo shows.
 * @param copy about 720 px long
 * @param lab the same copy
 */
export function findOpenings(copy: Raster, lab: LabPicture, box: MetricBox): Opening[] {
  const picture = wallPicture(shrink(copy, WINDOW_SIZE), box);
  const colours: ColourPicture = { ...lab, scaleX: copy.width / box.width, scaleY: copy.height / box.height };
  const onWall = (camera: Camera, wall: Wall): Opening[] => {
    const straight = straighten(picture, camera, { wall, ceilingHeight: box.ceilingHeight });
    const windows = straight ? findWindows(straight, wall.side) : [];
    return [...windows, ...findLeaves(wall), ...findDoorways(colours, camera, wall)];
  };
  return Object.values(box.walls)
    .filter((wall) => wall.seen)
    .flatMap((wall) => onWall(box.camera, wall));
}
