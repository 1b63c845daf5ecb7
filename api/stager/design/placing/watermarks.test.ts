import { expect, it } from 'vitest';
import type { Room } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { boxRoom } from '../testing/boxRoom.js';
import { crossesWatermark } from './watermarks.js';

const RUG = { x: 0, y: 0, z: -3, width: 2, depth: 1.4, height: 0.01, angle: 0 };

/** The room with letters whose outline begins so many pixels to the right of the rug's nearest corner. */
function withLetters(pixels: number): Room {
  const { room } = boxRoom(5, 5);
  const corner = project(room.camera, [RUG.x + RUG.width / 2, 0, RUG.z + RUG.depth / 2]);
  if (!corner) throw new Error('the rug lies behind the camera');
  const [left, bottom] = [corner[0] + pixels, corner[1]];
  const [right, top] = [left + 180, bottom - 60];
  const outline = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return { ...room, watermarks: [{ outline, certainty: 0.8 }] };
}

it('keeps a rug off the whole banner of a watermark, not only its letters', () => {
  expect(crossesWatermark(withLetters(-40), RUG)).toBe(true);
  expect(crossesWatermark(withLetters(-15), RUG)).toBe(true);
  expect(crossesWatermark(withLetters(20), RUG)).toBe(false);
});
