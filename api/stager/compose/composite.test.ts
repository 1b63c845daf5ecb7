import { expect, test } from 'vitest';
import type { Raster } from '../contract.js';
import type { Layer } from '../render/renderScene.js';
import { composePhoto } from './composite.js';

const SIDE = 16;
const FLOOR = [150, 110, 70] as const;

const photo: Raster = {
  width: SIDE,
  height: SIDE,
  data: new Uint8Array(SIDE * SIDE * 3).map((_, at) => FLOOR[at % 3]),
};

/** No furniture: a floor in whose mirror image the left half changes by so much linear light. */
const mirrored = (change: readonly number[]): Layer => ({
  width: SIDE,
  height: SIDE,
  coverage: new Float32Array(SIDE * SIDE),
  colour: new Float32Array(SIDE * SIDE * 3),
  ratio: new Float32Array(SIDE * SIDE * 3).fill(1),
  reflection: new Float32Array(SIDE * SIDE * 3).map((_, at) => (Math.floor(at / 3) % SIDE < 8 ? change[at % 3] : 0)),
});

test('a window’s mirror image that furniture hides leaves the floor darker, but of its own colour', async () => {
  const { image, mask } = await composePhoto(photo, mirrored([-0.05, -0.07, -0.09]));
  const [r, g, b] = image.data.subarray(0, 3);
  expect(g).toBeLessThan(FLOOR[1] - 7);
  // in linear light the channels keep their proportions; blue alone would have gone to nothing
  const linear = (value: number) => (value / 255) ** 2.2;
  expect(linear(r) / linear(b)).toBeCloseTo(linear(FLOOR[0]) / linear(FLOOR[2]), 0);
  expect(mask[0]).toBe(255);
  expect(mask[12]).toBe(0);
  expect([...image.data.subarray(36, 39)]).toEqual([...FLOOR]);
});

test('however much is taken away, most of the floor’s own light stays', async () => {
  const { image } = await composePhoto(photo, mirrored([-2, -2, -2]));
  expect(image.data[1]).toBeGreaterThan(FLOOR[1] * 0.6);
});

test('a floor that shows its colour mirrored little: little of it can be taken away', async () => {
  const { image } = await composePhoto(photo, mirrored([-2, -2, -2]));
  expect(image.data[1]).toBeGreaterThan(FLOOR[1] * 0.8);
});

test('what the floor mirrors of bright furniture is added', async () => {
  const { image } = await composePhoto(photo, mirrored([0.1, 0.05, 0]));
  expect(image.data[0]).toBeGreaterThan(FLOOR[0] + 10);
  expect(image.data[2]).toBe(FLOOR[2]);
});
