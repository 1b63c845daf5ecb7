import { expect, test } from 'vitest';
import { LIT, litPicture, plainPhoto } from '../render/testing/litPhoto.js';
import { recallLight } from './lightMemory.js';
import { lightRoom } from './roomLights.js';

const light = lightRoom(plainPhoto(litPicture()), LIT);
const photoOf = (number: number) => ({ width: 1, height: 1, data: Uint8Array.of(number, 1, 2) });

/** How often the light of these photos is read. */
async function readings(numbers: readonly number[]): Promise<number> {
  let count = 0;
  for (const number of numbers) {
    await recallLight(photoOf(number), LIT, async () => {
      count++;
      return light;
    });
  }
  return count;
}

test('reads the light of a photo once, and again after three other photos', async () => {
  expect(await readings([1, 1, 1])).toBe(1);
  expect(await readings([2, 3, 1])).toBe(2);
  expect(await readings([1, 4, 5, 6, 1])).toBe(4);
});

test('reads it again for another outline of the room, and after a reading that failed', async () => {
  expect(await readings([7])).toBe(1);
  const failing = recallLight(photoOf(7), { ...LIT, back: LIT.back - 0.1 }, () => Promise.reject(new Error('stopped')));
  await expect(failing).rejects.toThrow('stopped');
  const wider = { ...LIT, back: LIT.back - 0.1 };
  expect(await recallLight(photoOf(7), wider, async () => ({ ...light, level: 2 }))).toMatchObject({ level: 2 });
});
