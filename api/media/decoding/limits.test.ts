/** The limits that end a cleaning process: time and memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TooManyAttemptsError, UploadError } from '../../domain/errors.js';
import { filmOfManySamples } from '../../test/attacks/film.js';
import { noise } from '../../test/factories.js';
import { cleanApart } from './cleanApart.js';
import { LIMITS, type Limits } from './limits.js';

const log = pino({ level: 'silent' });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limits-'));
  await writeFile(join(folder, 'film'), filmOfManySamples({ samples: 100_000 }));
  await writeFile(join(folder, 'picture'), await noise(640, 480).jpeg().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

const clean = (name: 'film' | 'picture', limits: Partial<Limits> = {}) =>
  cleanApart(
    {
      source: join(folder, name),
      target: join(folder, 'clean'),
      mimeType: name === 'film' ? 'video/mp4' : 'image/jpeg',
    },
    log,
    { ...LIMITS, ...limits },
  );

describe('a process that reads a file', () => {
  it.skipIf(process.platform !== 'linux')(
    'is killed with a sentence when it takes too much CPU time, and the next file is still read',
    async () => {
      const message = 'The file takes too long to be read here. Send a smaller one.';
      await expect(clean('film', { cpuMs: 100 })).rejects.toThrow(new UploadError(message));
      await expect(clean('picture')).resolves.toMatchObject({ mimeType: 'image/jpeg', width: 640, height: 480 });
    },
  );

  it('may be tried again when the machine was too busy to read it in time', async () => {
    await expect(clean('film', { patienceMs: 100 })).rejects.toThrow(TooManyAttemptsError);
  });

  it.skipIf(process.platform !== 'linux')('is killed from outside when it takes too much memory', async () => {
    await expect(clean('film', { memory: 1024 * 1024 })).rejects.toThrow(
      new UploadError(
        'The file needs too much memory to be read here. Send a smaller picture, or a film with fewer pictures a second.',
      ),
    );
  });

  it('exits when it takes too much memory, also while its main thread is blocked', async () => {
    const watch = new URL('./watchMemory.mjs', import.meta.url);
    const program = `
      const { Worker } = require('node:worker_threads');
      new Worker(new URL(${JSON.stringify(watch.href)}), { workerData: { most: 200 * 2 ** 20, every: 20 } });
      setTimeout(() => {
        const kept = [];
        for (;;) if (kept.length < 400) kept.push(Buffer.alloc(2 ** 20, 1));
      }, 500);`;
    const child = spawn(process.execPath, ['-e', program]);
    const [, signal] = (await once(child, 'close')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
  });
});
