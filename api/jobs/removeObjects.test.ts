import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDiskStore } from '../storage/disk.js';
import { newObjectKey } from '../storage/keys.js';
import { removeObjects } from './removeObjects.js';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'showhome-objects-'));
});
afterAll(() => rm(root, { recursive: true }));

it('one object that cannot be removed keeps none of the others, and is told', async () => {
  const store = openDiskStore({ root, secret: 'test' });
  const keys = [1, 2].map(() => newObjectKey('org_1', 'media', 'png'));
  for (const key of keys) await store.write(key, Buffer.from('x'), 'image/png');
  const stays = '../outside';
  await expect(removeObjects({ store }, [keys[0], stays, keys[1]])).rejects.toThrow(stays);
  expect(await readdir(join(root, 'objects', 'org_1', 'media'))).toEqual([]);
});
