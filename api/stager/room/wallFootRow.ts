import type { Pixel, Room } from '../contract.js';
import type { FineLook } from './fineLook.js';
import { surfaceAt } from './surfaceAt.js';

/** Rows of the picture as a power of two, and some more: so many halvings find a row. */
const HALVINGS = 14;

/** The row of the fine plane, above a pixel that shows the box's floor, in which that floor ends; else null. */
export function rowOfWallFoot(
  room: Pick<Room, 'camera' | 'walls' | 'ceilingHeight'>,
  look: FineLook,
  [x, from]: Pixel,
): number | null {
  const isFloor = (y: number) => surfaceAt(room, look.toPhoto([x, y]))?.surface === 'floor';
  let [high, low] = [0, Math.min(from, look.plane.height - 1)];
  if (!isFloor(low)) return null;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (isFloor(middle)) low = middle;
    else high = middle;
  }
  return low;
}
