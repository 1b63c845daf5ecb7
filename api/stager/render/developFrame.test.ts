import { expect, test } from 'vitest';
import { finish } from '../breathe.js';
import { LINEAR } from '../photo/colour.js';
import { developFrame } from './developFrame.js';
import { PLANE, createFrame, plane } from './frame.js';
import { lightRoom } from './roomLights.js';
import { LIT, fusedPhoto, litPicture } from './testing/litPhoto.js';

/** Pixels of the back wall, where the furniture stands that is developed. */
const PLACE = { left: 60, right: 90, top: 30, bottom: 50 } as const;

test('furniture that sends what the wall behind it sends is shown as the wall; beside it nothing changes', () => {
  const photo = fusedPhoto(litPicture());
  const { width, height } = photo;
  const { development } = lightRoom(photo, LIT);
  if (!development) throw new Error('The photo was taken for one that shows light as it is');
  const frame = createFrame(width, height);
  plane(frame, PLANE.rawRatio, 3).fill(1);
  const coverage = plane(frame, PLANE.coverage, 1);
  const colour = plane(frame, PLANE.irradiance, 3);
  const shown = Float32Array.from(photo.data, (value) => LINEAR[value]);
  for (let y = PLACE.top; y < PLACE.bottom; y++) {
    for (let x = PLACE.left; x < PLACE.right; x++) {
      const k = y * width + x;
      coverage[k] = 1;
      // the small photo is as large as this one
      for (let i = k * 3; i < k * 3 + 3; i++) colour[i] = shown[i] * development.undone.data[i];
    }
  }
  finish(developFrame(frame, photo, development));
  const pixels = Array.from(coverage.keys());
  const off = pixels.filter((k) => coverage[k] > 0).map((k) => Math.abs(Math.log(colour[k * 3] / shown[k * 3])));
  expect(Math.max(...off)).toBeLessThan(0.12);
  expect(pixels.filter((k) => coverage[k] === 0 && colour[k * 3] !== 0)).toEqual([]);
});
