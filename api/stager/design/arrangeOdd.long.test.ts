import { expect, it } from 'vitest';
import { tally } from './testing/tally.js';

/** Number of rooms; set ODD_ROOMS for a longer run. */
const ROOMS = Number(process.env['ODD_ROOMS'] ?? 600);

it(`furnishes ${ROOMS} odd rooms without a fault`, () => {
  const { faults, plans, refusedLarge, bare } = tally(0, ROOMS);
  expect(faults).toEqual([]);
  expect(plans).toBeGreaterThan(0.7 * ROOMS);
  expect(refusedLarge.length).toBeLessThanOrEqual(0.01 * ROOMS);
  expect(bare.length).toBeLessThanOrEqual(0.03 * plans);
});
