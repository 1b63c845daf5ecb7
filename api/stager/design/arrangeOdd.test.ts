import { expect, it } from 'vitest';
import { ROOM_TYPES, STYLES } from '../contract.js';
import { tally } from './testing/tally.js';

/** Each room type once with each style. */
const ROOMS = ROOM_TYPES.length * STYLES.length;

it('furnishes odd rooms without a fault', { timeout: 120_000 }, () => {
  const { faults, plans, refusedLarge, bare } = tally(0, ROOMS);
  expect(faults).toEqual([]);
  expect(plans).toBeGreaterThan(0.6 * ROOMS);
  expect(refusedLarge.length).toBeLessThanOrEqual(0.02 * ROOMS);
  expect(bare.length).toBeLessThanOrEqual(0.05 * plans);
});

it('keeps a sofa’s arms off a window whose sill is above its seat', () => {
  expect(tally(85, 86)).toMatchObject({ plans: 1, faults: [] });
});

it('furnishes a small bedroom whose few pieces stand far apart', () => {
  expect(tally(101, 102)).toMatchObject({ plans: 1, bare: [] });
});

it('places no bed in a corner without a walkway at its foot where another place is free', () => {
  expect(tally(131, 132)).toMatchObject({ plans: 1, faults: [] });
});
