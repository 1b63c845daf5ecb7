import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { shared } from '../test/shared.js';
import { createWarmProcesses } from '../warmProcesses.js';
import { lookAtPhoto } from './lookAtPhoto.js';

const ROOM_PHOTO = fileURLToPath(new URL('../demo/photos/living-room.jpg', import.meta.url));

const folder = shared(async () => {
  const path = await mkdtemp(join(tmpdir(), 'look-at-photo-'));
  return { path, close: () => rm(path, { recursive: true }) };
});

/** Looks at a photo with a process of this source. */
async function look(source: string, signal = new AbortController().signal) {
  const path = join(folder.path, 'program.mjs');
  await writeFile(path, source);
  const lookers = createWarmProcesses({ file: pathToFileURL(path), execArgv: [], mostOrders: 2, idleMs: 5000 });
  onTestFinished(lookers.dismissIdle);
  return lookAtPhoto({ photo: 'none', hints: {} }, signal, lookers);
}

it('looks at a real photo, with its name', async () => {
  const { signal } = new AbortController();
  const found = await lookAtPhoto({ photo: ROOM_PHOTO, hints: { name: 'bedroom.jpg' } }, signal);
  expect(found).toMatchObject({ needsStaging: true, isRoom: true, evidence: ['the file’s name', 'a hard floor'] });
});

it('has nothing for a file that is no picture', async () => {
  const { signal } = new AbortController();
  expect(await lookAtPhoto({ photo: fileURLToPath(import.meta.url), hints: {} }, signal)).toBeNull();
});

it('fails with the last words of a process that ends before it answers', async () => {
  const source = "process.on('message', () => { console.error('No memory left.'); process.exit(3); });";
  await expect(look(source)).rejects.toThrow('Looking at a photo ended with status 3: No memory left.');
});

it('ends the process when the work is aborted', async () => {
  const aborting = new AbortController();
  const looking = look("process.on('message', () => setInterval(() => {}, 1000));", aborting.signal);
  aborting.abort(new Error('The worker stops.'));
  await expect(looking).rejects.toThrow('The worker stops.');
});
