import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readEnv } from '../env.js';
import { lightsFolder } from './keptLights.js';
import { tendLights } from './tendLights.js';

const HOUR_MS = 60 * 60 * 1000;
const LONG_AGO = new Date(Date.now() - 8 * 24 * HOUR_MS);

/** A worker's own disk, and what it logs. */
async function worker() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tended-lights-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const logged: { level: number; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as never) });
  const folder = lightsFolder(dataDir);
  const env = readEnv([], { DATA_DIR: dataDir });
  const putOld = async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'old'), 'light');
    await utimes(join(folder, 'old'), LONG_AGO, LONG_AGO);
  };
  return { folder, env, log, logged, putOld };
}

it('removes unused lights at its start and every hour, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { folder, putOld, ...services } = await worker();
  await putOld();
  const tending = tendLights(services);
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
  await putOld();
  vi.advanceTimersByTime(HOUR_MS);
  await tending.stop();
  expect(await readdir(folder)).toEqual([]);
  await putOld();
  vi.advanceTimersByTime(HOUR_MS);
  await tending.stop();
  expect(await readdir(folder)).toEqual(['old']);
});

it('warns where the disk fails, and fails nothing', async () => {
  const { folder, logged, ...services } = await worker();
  await writeFile(folder, 'no folder');
  await tendLights(services).stop();
  expect(logged).toMatchObject([{ level: 40, msg: expect.stringMatching(/^unused lights could not be removed/) }]);
});
