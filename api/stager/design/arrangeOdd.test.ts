import { expect, it } from 'vitest';
import { ROOM_TYPES, STYLES } from '../contract.js';
import { tally } from './testing/tally.js';

/** Every type with every style once, and each type in rooms of every size. */
const ROOMS = ROOM_TYPES.length * STYLES.length;

it('furnishes odd rooms without a fault', { timeout: 120_000 }, () => {
  const { faults, plans, refusedLarge, bare } = tally(0, ROOMS);
  expect(faults).toEqual([]);
  expect(plans).toBeGreaterThan(0.6 * ROOMS);
  expect(refusedLarge.length).toBeLessThanOrEqual(0.02 * ROOMS);
  expect(bare.length).toBeLessThanOrEqual(0.05 * plans);
});
