import type { Steps } from '../../steps.js';
import type { Opening, Raster } from '../../contract.js';
import type { LabPicture } from '../../photo/colour.js';
import { shrink } from '../../photo/resize.js';
import { withStanding } from './doors.js';
import { withHangings } from './hangings.js';
import type { MetricBox } from '../box/metricBox.js';
import { type StraightWall, straighten, wallPicture } from './straightWall.js';
import { paintOf, wallLook } from './wallLook.js';
import { findWindows } from './windows.js';

/** Long side in pixels of the copy in which texture is measured. */
export const WINDOW_SIZE = 400;

/**
 * Windows, doors, fireplaces and obstacles on the visible walls.
 * @param copy about 720 px long
 * @param lab the same copy
 */
export function* findOpenings(copy: Raster, lab: LabPicture, box: MetricBox): Steps<Opening[]> {
  const picture = wallPicture(lab, shrink(copy, WINDOW_SIZE), box);
  const { camera, ceilingHeight } = box;
  const walls: StraightWall[] = [];
  for (const wall of Object.values(box.walls).filter(({ seen }) => seen)) {
    yield;
    const straight = straighten(picture, camera, { wall, ceilingHeight });
    if (straight) walls.push(straight);
  }
  const paint = paintOf(walls);
  const found: Opening[] = [];
  for (const wall of walls) {
    yield;
    const look = wallLook(wall, paint);
    yield;
    found.push(...(yield* withHangings(look, yield* withStanding(look, yield* findWindows(look)))));
  }
  return found;
}
