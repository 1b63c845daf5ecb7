import { expect, test } from 'vitest';
import { createRandom } from '../random.js';
import { measureNoise } from './photoNoise.js';

const SIDE = 200;

/** An even wall with normal noise of that deviation. */
function wall(sigma: number) {
  const random = createRandom(1);
  const normal = () => Array.from({ length: 12 }, () => random.between(-0.5, 0.5)).reduce((sum, each) => sum + each);
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, () => Math.round(128 + sigma * normal()));
  return { width: SIDE, height: SIDE, data };
}

test.each([4, 8])('furniture gets half of the noise of a photo, here of %d levels', (sigma) => {
  expect(measureNoise(wall(sigma)) / sigma).toBeGreaterThan(0.4);
  expect(measureNoise(wall(sigma)) / sigma).toBeLessThan(0.6);
});

test('a photo without noise gives none', () => expect(measureNoise(wall(0))).toBe(0));
