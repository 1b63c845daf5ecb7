import { expect, it } from 'vitest';
import { harmOf, NO_HARM } from './survive.js';

const SECONDS = Number(process.env.STORM_SECONDS ?? 120);
const SEED = Number(process.env.STORM_SEED ?? Date.now() % 1_000_000);

it('loses no job and delivers none twice while processes are killed for two minutes', async () => {
  expect(await harmOf({ seed: SEED, seconds: SECONDS, customers: 3 })).toEqual(NO_HARM);
});
