import { expect, it } from 'vitest';
import { harmOf, NO_HARM } from './survive.js';

it('loses no job and delivers none twice while processes are killed', async () => {
  expect(await harmOf({ seed: Date.now() % 1_000_000, seconds: 12, customers: 2 })).toEqual(NO_HARM);
});
