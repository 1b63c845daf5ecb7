/** As rounds.test.ts, with every kind of piece. */
import { beforeAll, expect, test } from 'vitest';
import { countDifferences, openRounds, type Change, type Rounds } from './testing/rounds.js';

let rounds: Rounds;
beforeAll(async () => {
  rounds = await openRounds();
});

test.each<[string, Change]>([
  ['another sofa', { id: 'sofa', to: { width: 1.8, seed: 8 } }],
  ['no plant', { id: 'plant', to: null }],
  ['no floor lamp', { id: 'lamp', to: null }],
  ['another picture on the wall', { id: 'art', to: { seed: 9, width: 0.7 } }],
  ['no rug', { id: 'rug', to: null }],
])('%s: keeps every pixel beyond its reach', async (_name, change) => {
  const { inside, outside, guarded } = await countDifferences(rounds, change);
  expect(inside).toBeGreaterThan(100);
  expect(outside).toBe(0);
  // the test would be void if the region were the whole picture
  expect(guarded).toBeGreaterThan(0.3);
});
