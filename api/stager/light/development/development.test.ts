import { expect, test } from 'vitest';
import { finish } from '../../runWithYields.js';
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
// small as it is: it is not brought down any further
const { camera } = LIT;
const [{ from, to, bottom, top }] = LIT.openings;
const WINDOWS = [spanLight(FACE.left, [LIT.left, bottom, from], [LIT.left, top, to], [1, 1, 1], true)];
const powerOfMap = lightsPower(box, WINDOWS);
const powerOf: PowerOf = (light) => powerOfMap(projectPhoto(light, { camera, box, lightFrom: 'left' }, () => false));

const at = ({ data }: Plane, k: number): number => luminance(data[k * 3], data[k * 3 + 1], data[k * 3 + 2]);

/** Deviation of the logarithm of one light to another, over what is not clipped. */
function deviation(light: Plane, from: Plane): number {
  const off: number[] = [];
  for (let k = 0; k < light.width * light.height; k++)
    if (at(from, k) < 2) off.push(Math.log(at(light, k) / at(from, k)));
  const mean = off.reduce((sum, value) => sum + value, 0) / off.length;
  return Math.sqrt(off.reduce((sum, value) => sum + (value - mean) ** 2, 0) / off.length);
}

const room = litPicture();

test('the light of a fused photo is found nearer to the room’s than the photo shows it', () => {
  const small = smallPhoto(fusedPhoto(room), LIT.camera);
  const { light, development } = findSceneLight(small, LIT, powerOf);
  expect(development?.share).toBeGreaterThan(0.5);
  expect(deviation(light, room)).toBeLessThan(0.7 * deviation(small.light, room));
});

test('the light that was found is developed to the photo again', () => {
  const small = smallPhoto(fusedPhoto(room), LIT.camera);
  const { light, development } = findSceneLight(small, LIT, powerOf);
  if (!development) throw new Error('The photo was taken for one that shows light as it is');
  const again = develop(light, development);
  expect(deviation(again, small.light)).toBeLessThan(0.12);
});

test('a photo that shows light as it is stays as it is', () => {
  const small = smallPhoto(plainPhoto(room), LIT.camera);
  expect(findSceneLight(small, LIT, powerOf)).toEqual({ light: small.light, development: null });
});

test('where no window tells how light falls, nothing is undone', () => {
  const small = smallPhoto(fusedPhoto(room), LIT.camera);
  expect(findSceneLight(small, LIT, () => null).development).toBeNull();
});
