/**
 * Rounds of one plan: a piece that is replaced or removed changes its surroundings alone. Others: rounds.long.test.ts.
 */
import { beforeAll, expect, test } from 'vitest';
import { stage } from './stage.js';
import { countDifferences, openRounds, type Rounds } from './testing/rounds.js';

let rounds: Rounds;
beforeAll(async () => {
  rounds = await openRounds();
});

test('a plan that comes out goes in again and gives the same bytes', async () => {
  const { request, first } = rounds;
  const again = await stage({ ...request, plan: structuredClone(first.plan) });
  expect(Buffer.compare(again.image.data, first.image.data)).toBe(0);
  expect(Buffer.compare(again.mask, first.mask)).toBe(0);
});

test('the armchair elsewhere: every pixel beyond its reach stays as it was', async () => {
  const change = { id: 'armchair', to: { x: 2.2, z: -4.4 } };
  const { inside, outside, guarded } = await countDifferences(rounds, change);
  expect(inside).toBeGreaterThan(100);
  expect(outside).toBe(0);
  // the rule would say nothing of a region that is the whole picture
  expect(guarded).toBeGreaterThan(0.3);
});
