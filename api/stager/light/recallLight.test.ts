import { expect, test } from 'vitest';
import type { LightStore, Room } from '../contract.js';
import { LIT, litPicture, plainPhoto } from '../render/testing/litPhoto.js';
import { recallLight } from './recallLight.js';
import { lightRoom } from './roomLights.js';
import type { RoomLighting } from './roomLights.js';

const light = lightRoom(plainPhoto(litPicture()), LIT);
const photo = { width: 1, height: 1, data: Uint8Array.of(1, 2, 3) };

/** Keeps lights in memory, and counts how often one is kept. */
function memory() {
  const kept = new Map<string, Uint8Array>();
  let writes = 0;
  const lights: LightStore = {
    read: async (key) => kept.get(key) ?? null,
    async write(key, bytes) {
      writes++;
      kept.set(key, bytes);
    },
  };
  return { lights, kept, writes: () => writes };
}

/** Stages a photo as far as its light. @returns whether the light was read anew, and the light */
async function stageLight(lights: LightStore | undefined, room: Room = LIT, of = photo) {
  let isRead = false;
  const recalled = recallLight(of, room, {
    lights,
    read: async () => {
      isRead = true;
      return light;
    },
  });
  const lighting = await recalled.lighting;
  await recalled.keep();
  return { isRead, lighting };
}

test('reads the light of a photo once, and recalls the same', async () => {
  const { lights, writes } = memory();
  expect((await stageLight(lights)).isRead).toBe(true);
  const again = await stageLight(lights);
  expect(again.isRead).toBe(false);
  expect(again.lighting).toEqual(light);
  expect(writes()).toBe(1);
});

test('reads it for another outline, for another photo, and where nothing keeps it', async () => {
  const { lights } = memory();
  await stageLight(lights);
  expect((await stageLight(lights, { ...LIT, back: LIT.back - 0.1 })).isRead).toBe(true);
  expect((await stageLight(lights, LIT, { ...photo, data: Uint8Array.of(3, 2, 1) })).isRead).toBe(true);
  expect((await stageLight(undefined)).isRead).toBe(true);
});

test('reads it anew where what was kept is damaged', async () => {
  const { lights, kept } = memory();
  await stageLight(lights);
  for (const [key, bytes] of kept) kept.set(key, bytes.subarray(0, bytes.length / 2));
  expect((await stageLight(lights)).isRead).toBe(true);
  expect((await stageLight(lights)).isRead).toBe(false);
});

test('keeps it again once the rendering has added to it', async () => {
  const { lights, writes } = memory();
  const developed: RoomLighting = {
    ...light,
    development: {
      share: 0.5,
      stretch: 1,
      exposure: 1,
      match: 1,
      undone: { width: 1, height: 1, channels: 3, data: Float32Array.of(1, 1, 1) },
      emptyGains: new Map(),
    },
  };
  const stageAt = async (widths: readonly number[]) => {
    const { lighting, keep } = recallLight(photo, LIT, { lights, read: async () => developed });
    const gains = (await lighting).development?.emptyGains;
    const gain = { width: 1, height: 1, channels: 3, data: Float32Array.of(2, 2, 2) };
    for (const width of widths) gains?.set(width, gain);
    await keep();
    return gains?.size;
  };
  expect(await stageAt([100])).toBe(1);
  expect(await stageAt([300])).toBe(2);
  expect(await stageAt([300, 100])).toBe(2);
  expect(writes()).toBe(2);
});

test('fails as the reading does', async () => {
  const { lighting } = recallLight(photo, LIT, {
    lights: memory().lights,
    read: () => Promise.reject(new Error('stopped')),
  });
  await expect(lighting).rejects.toThrow('stopped');
});
