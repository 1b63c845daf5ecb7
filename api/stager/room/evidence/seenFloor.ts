/** The visible floor as cells of the plan. */
import type { Ground, Pixel, Room } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { insidePolygon } from '../camera/polygon.js';

/** Side of a floor cell, metres. */
export const CELL = 0.25;
/** Metres: a more distant floor is a misreading, or too far to be furnished. */
const FARTHEST = 14;
/** Cells along the picture's long side for which the test is memoised. */
const MEMORY = 420;

type FloorFrame = Pick<Room, 'width' | 'height' | 'camera' | 'left' | 'right' | 'back' | 'floorOutline'>;

/** Whether a photo pixel shows the floor; memoised per small cell of the picture. */
export function floorTest({ width, height, floorOutline }: FloorFrame): (pixel: Pixel) => boolean {
  const step = Math.max(1, Math.max(width, height) / MEMORY);
  const columns = Math.ceil(width / step);
  const known = new Int8Array(columns * Math.ceil(height / step)).fill(-1);
  return ([x, y]) => {
    const column = Math.floor(x / step);
    const row = Math.floor(y / step);
    if (column < 0 || row < 0 || column >= columns) return false;
    const at = row * columns + column;
    if (at >= known.length) return false;
    if (known[at] === -1) {
      known[at] = insidePolygon([(column + 0.5) * step, (row + 0.5) * step], floorOutline) ? 1 : 0;
    }
    return known[at] === 1;
  };
}

/** Centres of the cells of the box's floor that are visible. */
export function seenFloor(room: FloorFrame, isFloor = floorTest(room)): Ground[] {
  const cells: Ground[] = [];
  const back = Math.max(room.back, -FARTHEST);
  const left = Math.max(room.left, -FARTHEST);
  const right = Math.min(room.right, FARTHEST);
  for (let z = back + CELL / 2; z < -CELL; z += CELL)
    for (let x = left + CELL / 2; x < right; x += CELL) {
      const pixel = project(room.camera, [x, 0, z]);
      if (!pixel || pixel[0] < 0 || pixel[1] < 0 || pixel[0] >= room.width || pixel[1] >= room.height) continue;
      if (isFloor(pixel)) cells.push([x, z]);
    }
  return cells;
}
