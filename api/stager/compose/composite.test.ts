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

/** A layer without furniture: a floor whose left half keeps these shares of its light. */
const lit = (left: readonly number[]): Layer => ({
  width: SIDE,
  height: SIDE,
  coverage: new Float32Array(SIDE * SIDE),
  colour: new Float32Array(SIDE * SIDE * 3),
  ratio: new Float32Array(SIDE * SIDE * 3).map((_, at) => (Math.floor(at / 3) % SIDE < 8 ? left[at % 3] : 1)),
});

test('shows more of the floor’s own colour where it reflects less of the window', async () => {
  const { image, mask } = await composePhoto(photo, lit([0.9, 0.8, 0.6]));
  const [r, g, b] = image.data.subarray(0, 3);
  expect(g).toBeLessThan(FLOOR[1] - 7);
  expect(r / b).toBeGreaterThan((FLOOR[0] / FLOOR[2]) * 1.1);
  expect([mask[0], mask[12]]).toEqual([255, 0]);
  expect([...image.data.subarray(36, 39)]).toEqual([...FLOOR]);
});

test('keeps the photo where the change of light is invisible', async () => {
  const { image, furnished } = await composePhoto(photo, lit([0.985, 0.985, 0.985]));
  expect([...image.data]).toEqual([...photo.data]);
  expect(furnished[0]).toBe(0);
});
