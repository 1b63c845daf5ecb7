/**
 * Successive stagings of one plan: a piece that is replaced or removed changes only its surroundings. More cases:
 * rounds.long.test.ts.
 */
import { beforeAll, expect, test } from 'vitest';
import { stage } from './stage.js';
import { countDifferences, openRounds, type Rounds } from './testing/rounds.js';

let rounds: Rounds;
beforeAll(async () => {
  rounds = await openRounds();
});

test('a returned plan is staged to the same bytes', async () => {
  const { request, first } = rounds;
  const again = await stage({ ...request, plan: structuredClone(first.plan) });
  expect(Buffer.compare(again.image.data, first.image.data)).toBe(0);
  expect(Buffer.compare(again.mask, first.mask)).toBe(0);
});

test('the armchair elsewhere: keeps every pixel beyond its reach', async () => {
  const change = { id: 'armchair', to: { x: 2.2, z: -4.4 } };
  const { inside, outside, guarded } = await countDifferences(rounds, change);
  expect(inside).toBeGreaterThan(100);
  expect(outside).toBe(0);
  // the test would be void if the region were the whole picture
  expect(guarded).toBeGreaterThan(0.3);
});
