import { expect, test } from 'vitest';
import { finish } from '../../steps.js';
import type { Room } from '../../contract.js';
import { luminance } from '../../photo/colour.js';
import { FACE, boxOf } from '../../room/camera/roomBox.js';
import { spanLight } from '../lights.js';
import { projectPhoto } from '../roomMap.js';
import { LIT, fusedPhoto, litPicture, plainPhoto } from '../../render/testing/litPhoto.js';
import { lightsPower } from '../lightsPower.js';
import { develop, findSceneLight as findInSteps, type PowerOf } from './development.js';
import type { Plane } from './pyramid.js';
import { smallPhoto, type SmallPhoto } from './sceneLight.js';

const findSceneLight = (small: SmallPhoto, room: Room, powerOf: PowerOf) => finish(findInSteps(small, room, powerOf));

const box = boxOf(LIT);
// at its original size: the photo is small enough
const { camera } = LIT;
const [{ from, to, bottom, top }] = LIT.openings;
const WINDOWS = [spanLight(FACE.left, [LIT.left, bottom, from], [LIT.left, top, to], [1, 1, 1], true)];
const powerOfMap = lightsPower(box, WINDOWS);
const powerOf: PowerOf = (light) => powerOfMap(projectPhoto(light, { camera, box, lightFrom: 'left' }, () => false));

const at = ({ data }: Plane, k: number): number => luminance(data[k * 3], data[k * 3 + 1], data[k * 3 + 2]);

/** Standard deviation of the logarithm of the ratio of two lights, without clipped pixels. */
function deviation(light: Plane, from: Plane): number {
  const off: number[] = [];
  for (let k = 0; k < light.width * light.height; k++)
    if (at(from, k) < 2) off.push(Math.log(at(light, k) / at(from, k)));
  const mean = off.reduce((sum, value) => sum + value, 0) / off.length;
  return Math.sqrt(off.reduce((sum, value) => sum + (value - mean) ** 2, 0) / off.length);
}

const room = litPicture();

test('estimates a light for a fused photo that is closer to the room’s than the photo is', () => {
  const small = smallPhoto(fusedPhoto(room), LIT.camera);
  const { light, development } = findSceneLight(small, LIT, powerOf);
  expect(development?.share).toBeGreaterThan(0.5);
  expect(deviation(light, room)).toBeLessThan(0.7 * deviation(small.light, room));
});

test('develops the estimated light to the photo again', () => {
  const small = smallPhoto(fusedPhoto(room), LIT.camera);
  const { light, development } = findSceneLight(small, LIT, powerOf);
  if (!development) throw new Error('The photo was taken for one that shows light as it is');
  const again = develop(light, development);
  expect(deviation(again, small.light)).toBeLessThan(0.12);
});

test('leaves a photo that shows light as it is unchanged', () => {
  const small = smallPhoto(plainPhoto(room), LIT.camera);
  expect(findSceneLight(small, LIT, powerOf)).toEqual({ light: small.light, development: null });
});

test('undoes nothing where no window gives evidence', () => {
  const small = smallPhoto(fusedPhoto(room), LIT.camera);
  expect(findSceneLight(small, LIT, () => null).development).toBeNull();
});
