import { expect, test } from 'vitest';
import { tallyOf } from './testing/foundIn.js';
import { coverage, found, precision, right } from './testing/measure.js';
import { FIRES_HELD_OUT, HELD_OUT } from './seeds.js';

test('finds most windows, doors and fireplaces in rooms outside of the training set', async () => {
  const { window, door, fireplace } = await tallyOf(HELD_OUT);
  for (const [kind, one] of Object.entries({ window, door, fireplace })) {
    const figures = { coverage: coverage(one), precision: precision(one), found: found(one), right: right(one) };
    console.log(kind, JSON.stringify(figures), JSON.stringify(one.count));
  }
  expect(coverage(window)).toBeGreaterThan(0.7);
  expect(precision(window)).toBeGreaterThan(0.65);
  expect(coverage(door)).toBeGreaterThan(0.7);
  expect(precision(door)).toBeGreaterThan(0.62);
  expect(found(fireplace)).toBeGreaterThan(0.5);
});

test('finds most flat fires behind glass, with few false positives', async () => {
  const { fireplace } = await tallyOf(FIRES_HELD_OUT);
  console.log('flat fires', JSON.stringify(fireplace.count));
  expect(found(fireplace)).toBeGreaterThan(0.6);
  expect(right(fireplace)).toBeGreaterThan(0.6);
});
