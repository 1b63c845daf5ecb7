import { expect, test } from 'vitest';
import type { Layer } from '../render/layer.js';
import { composePhoto } from './composite.js';
import { measureVeil } from './veilingGlare.js';

const SIDE = 60;
/** A pale photo with a dark corner of 6 x 6 pixels. */
const photoWith = (dark: readonly number[]) => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return pixel % SIDE < 6 && pixel < 6 * SIDE ? dark[at % 3] : 190;
  }),
});
const EMPTY = SIDE * SIDE;

/** Black furniture over the right half, and no light left on the left half. */
const darkness: Layer = {
  width: SIDE,
  height: SIDE,
  coverage: new Float32Array(EMPTY).map((_, k) => (k % SIDE < SIDE / 2 ? 0 : 1)),
  colour: new Float32Array(EMPTY * 3),
  ratio: new Float32Array(EMPTY * 3),
};

test('finds no veil in a photo with real blacks, and the colour of the darkest parts, bounded, in a faded one', () => {
  expect(measureVeil(photoWith([0, 0, 0]))).toEqual([0, 0, 0]);
  const [r, g, b] = measureVeil(photoWith([30, 30, 15]));
  expect(r).toBeGreaterThan(0.002);
  expect(r).toBe(g);
  expect(b).toBeLessThan(r / 2);
  expect(measureVeil(photoWith([150, 150, 150]))[0]).toBeLessThan(0.006);
});

test('shows neither furniture nor its shadow black in a faded photo', async () => {
  const { image } = await composePhoto(photoWith([40, 40, 40]), darkness);
  const at = (column: number) => image.data[(30 * SIDE + column) * 3];
  expect(at(10)).toBeGreaterThan(9);
  expect(at(50)).toBeGreaterThan(9);
  expect(at(50)).toBeLessThan(50);
});

test('finds no veil in a photo that shows light as the sensor saw it', async () => {
  const { image } = await composePhoto(photoWith([40, 40, 40]), { ...darkness, asSeen: 1 });
  expect(image.data[(30 * SIDE + 50) * 3]).toBeLessThan(3);
});
