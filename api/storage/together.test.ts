import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { together } from './together.js';

it('waits for all works, and returns their results in order', async () => {
  expect(await together([wait(20, 'slow'), Promise.resolve(2)])).toEqual(['slow', 2]);
});

it('fails only when no work is running any more', async () => {
  const ended: string[] = [];
  const slow = wait(50).then(() => ended.push('slow'));
  await expect(together([slow, Promise.reject(new Error('It fails.'))])).rejects.toThrow('It fails.');
  expect(ended).toEqual(['slow']);
});
