import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepLights, lightsFolder, removeUnusedLights } from './keptLights.js';

const DAY_MS = 24 * 60 * 60 * 1000;

async function emptyFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-lights-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return lightsFolder(dataDir);
}

it('keeps lights for other processes of the same build', async () => {
  const folder = await emptyFolder();
  const lights = keepLights({ folder, engine: 'one' });
  expect(await lights.read('a')).toBeNull();
  await lights.write('a', Buffer.from('light of a'));
  await lights.write('b', Buffer.from('light of b'));
  await lights.write('a', Buffer.from('new light of a'));
  expect(String(await keepLights({ folder, engine: 'one' }).read('a'))).toBe('new light of a');
  expect(await keepLights({ folder, engine: 'two' }).read('a')).toBeNull();
  expect(await readdir(folder)).toHaveLength(2);
});

it('removes those that were used longest ago', async () => {
  const folder = await emptyFolder();
  const lights = keepLights({ folder, engine: 'one' });
  await lights.write('first', Buffer.from('light'));
  const [first = ''] = await readdir(folder);
  const past = (days: number) => new Date(Date.now() - days * DAY_MS);
  for (let other = 0; other < 30; other++) {
    await lights.write(`other ${other}`, Buffer.from('light'));
    await utimes(join(folder, first), past(0), past(0));
  }
  expect(await readdir(folder)).toHaveLength(24);
  expect(await lights.read('first')).not.toBeNull();
  expect(await lights.read('other 0')).toBeNull();
  for (const name of await readdir(folder)) await utimes(join(folder, name), past(8), past(8));
  expect(await lights.read('other 29')).not.toBeNull();
  await removeUnusedLights(folder);
  expect(await readdir(folder)).toHaveLength(1);
});

it('goes without them where the folder cannot be made', async () => {
  const folder = await emptyFolder();
  await writeFile(folder, 'no folder');
  const lights = keepLights({ folder, engine: 'one' });
  await lights.write('a', Buffer.from('light'));
  expect(await lights.read('a')).toBeNull();
});

it('has nothing to remove where nothing was kept', async () => {
  await expect(removeUnusedLights(await emptyFolder())).resolves.toBeUndefined();
});
