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

/** No furniture: a floor whose left half is left so much of its light. */
const lit = (left: readonly number[]): Layer => ({
  width: SIDE,
  height: SIDE,
  coverage: new Float32Array(SIDE * SIDE),
  colour: new Float32Array(SIDE * SIDE * 3),
  ratio: new Float32Array(SIDE * SIDE * 3).map((_, at) => (Math.floor(at / 3) % SIDE < 8 ? left[at % 3] : 1)),
});

test('a floor that mirrors less of the window shows more of its own colour', async () => {
  const { image, mask } = await composePhoto(photo, lit([0.9, 0.8, 0.6]));
  const [r, g, b] = image.data.subarray(0, 3);
  expect(g).toBeLessThan(FLOOR[1] - 7);
  expect(r / b).toBeGreaterThan((FLOOR[0] / FLOOR[2]) * 1.1);
  expect([mask[0], mask[12]]).toEqual([255, 0]);
  expect([...image.data.subarray(36, 39)]).toEqual([...FLOOR]);
});

test('a change of the light that nobody sees is none', async () => {
  const { image, furnished } = await composePhoto(photo, lit([0.985, 0.985, 0.985]));
  expect([...image.data]).toEqual([...photo.data]);
  expect(furnished[0]).toBe(0);
});
