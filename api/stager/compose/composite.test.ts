import { expect, test } from 'vitest';
import type { Raster } from '../contract.js';
import type { Layer } from '../render/layer.js';
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

test('furniture hides what it covers, and half of the light of what it half covers', async () => {
  const black = { ...lit([1, 1, 1]), coverage: new Float32Array(SIDE * SIDE).fill(1) };
  for (let k = 8; k < SIDE * SIDE; k += SIDE) black.coverage[k] = 0.5;
  const { image } = await composePhoto(photo, black, { coarse: true });
  expect(Math.max(...image.data.subarray(0, 3))).toBeLessThan(20);
  // 150 is 0.305 of white in linear light, half of it 109
  expect(Math.abs(image.data[8 * 3] - 109)).toBeLessThan(3);
});

test('a bright floor that is lit more becomes brighter and does not burn out', async () => {
  const bright = { ...photo, data: photo.data.map(() => 240) };
  const { image } = await composePhoto(bright, lit([1.5, 1.5, 1.5]));
  expect(image.data[0]).toBeGreaterThan(245);
  expect(image.data[0]).toBeLessThan(255);
});

test('a change of the light that is too small to be seen is no furniture, though the bytes differ', async () => {
  const { image, mask, furnished } = await composePhoto(photo, lit([0.965, 0.965, 0.965]));
  expect([image.data[0], mask[0], furnished[0]]).toEqual([FLOOR[0] - 1, 255, 0]);
});

test('furniture has the noise of the photo, the floor in its shadow keeps its own', async () => {
  const noisy = { ...photo, data: photo.data.map((value, at) => value + ((Math.floor(at / 3) * 2654435761) % 11)) };
  const grey = { ...lit([0.8, 0.8, 0.8]), colour: new Float32Array(SIDE * SIDE * 3).fill(0.2) };
  for (let k = 0; k < SIDE * SIDE; k++) if (k % SIDE >= 12) grey.coverage[k] = 1;
  const { image } = await composePhoto(noisy, grey, { coarse: true });
  const valuesAt = (columns: (column: number) => boolean) => {
    const red = (at: number) => [noisy.data[at * 3], image.data[at * 3]] as const;
    return Array.from({ length: SIDE * SIDE }, (_, k) => k).flatMap((k) => (columns(k % SIDE) ? [red(k)] : []));
  };
  const shadow = valuesAt((column) => column < 8);
  // the same light is dimmed to the same value wherever it lies
  expect(new Set(shadow.map(String)).size).toBe(new Set(shadow.map(([before]) => before)).size);
  expect(new Set(valuesAt((column) => column >= 12).map(([, after]) => after)).size).toBeGreaterThan(2);
});

test('does not hold up the event loop while it matches the sharpness: a request can be given up then', async () => {
  const [width, height] = [300, 1000];
  const pixels = width * height;
  // stripes give edges to measure, whose blur is matched
  const striped = { width, height, data: new Uint8Array(pixels * 3).map((_, at) => ((at / 12) % 2 < 1 ? 60 : 190)) };
  const none = { coverage: new Float32Array(pixels), colour: new Float32Array(pixels * 3) };
  const layer: Layer = { width, height, ...none, ratio: new Float32Array(pixels * 3).fill(1) };
  let turns = 0;
  let composed = false;
  const count = () => {
    turns++;
    if (!composed) setImmediate(count);
  };
  setImmediate(count);
  await composePhoto(striped, layer);
  composed = true;
  // the pixels alone take two
  expect(turns).toBeGreaterThanOrEqual(12);
});
