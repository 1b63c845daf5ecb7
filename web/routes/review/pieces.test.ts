import { expect, test } from 'vitest';
import { opacityOf } from './pieces.js';

const mask = { width: 4, height: 1, values: Uint8Array.from([0, 1, 2, 255]) };
const shown = (pieces: readonly number[] | null) => [...opacityOf(mask, pieces)].filter((_, k) => k % 4 === 3);

test('colours all that was added, or some pieces of it, and nothing that is untouched', () => {
  expect(shown(null)).toEqual([0, 255, 255, 255]);
  expect(shown([0])).toEqual([0, 255, 0, 0]);
  expect(shown([1])).toEqual([0, 0, 255, 0]);
  expect(shown([0, 1])).toEqual([0, 255, 255, 0]);
  // pieces without a number of their own are shown together
  expect(shown([300])).toEqual([0, 0, 0, 255]);
});
