import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Services } from '../services.js';
import { attemptAt } from '../staging/attempt.js';
import { first } from '../test/elements.js';
import { makeJob } from '../test/factories.js';
import { failingStore } from '../test/failingStore.js';
import { keysToRemove } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { takeJob } from '../test/staged.js';
import { stagerFiles } from '../test/stagerFiles.js';
import { startServer } from '../test/startServer.js';
import { keepFirstPass } from './keepPictures.js';
import { reportProgress } from './progressReporter.js';

const server = shared(startServer);
const who = shared(() => server.register());
const stager = shared(stagerFiles);
beforeAll(() => {
  server.services.log.level = 'silent';
});

let stop = async () => {};
afterEach(async () => {
  await stop();
  await server.services.prisma.$executeRaw`DROP TRIGGER IF EXISTS refuse ON "StagingItem"`;
});

/** A reporter for a job's photo, and the calls of its callbacks. */
async function report(services: Services) {
  const { jobId } = await makeJob(server, who);
  const job = await takeJob(server, jobId, 0);
  if (!job) throw new Error('Expected a job to take.');
  const item = first(job.items);
  const told = { unwanted: 0, errors: [] as string[] };
  const reporter = reportProgress(services, attemptAt(item), {
    onUnwanted: () => void (told.unwanted += 1),
    onError: (error) => told.errors.push((error as Error).message),
  });
  ({ stop } = reporter);
  const passed = () =>
    reporter.firstPass((record) => keepFirstPass(services, who.workspaceId, stager.files.firstPass, record));
  const row = () => server.services.prisma.stagingItem.findUniqueOrThrow({ where: { id: item.itemId } });
  return { jobId, reporter, told, passed, row };
}

const until = (holds: () => Promise<boolean> | boolean) => vi.waitUntil(holds, { timeout: 10_000, interval: 50 });

it('reports a first pass that cannot be stored, and records later progress', async () => {
  const store = failingStore(server.services.store, ({ verb, nth }) => verb === 'write' && nth === 1);
  const { reporter, told, passed, row } = await report({ ...server.services, store });
  passed();
  await until(() => told.errors.length > 0);
  expect(told).toEqual({ unwanted: 0, errors: ['The store is away.'] });
  reporter.progress(0.4);
  passed();
  await until(async () => (await row()).firstPassKey !== null);
  expect(await row()).toMatchObject({ state: 'staging', progress: 0.4 });
});

it('notices a cancelled job although the store cannot remove objects; the first pass is removed later', async () => {
  const keys: string[] = [];
  const away = failingStore(server.services.store, ({ verb }) => verb === 'delete');
  const store: Services['store'] = {
    ...away,
    write: (key, ...rest) => {
      keys.push(key);
      return away.write(key, ...rest);
    },
  };
  const { jobId, told, passed } = await report({ ...server.services, store });
  await server.services.prisma.stagingJob.update({ where: { id: jobId }, data: { status: 'rework' } });
  passed();
  await until(() => told.unwanted > 0);
  await wait(1500); // there is no second call
  expect(told).toEqual({ unwanted: 1, errors: [] });
  expect(await keysToRemove(server)).toEqual(expect.arrayContaining(keys));
});

it('reports a failing database, and records progress again when it recovers', async () => {
  const { prisma } = server.services;
  const { reporter, told, row } = await report(server.services);
  await until(async () => (await row()).state === 'staging');
  await prisma.$executeRaw`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no room'; END $$`;
  await prisma.$executeRaw`CREATE TRIGGER refuse BEFORE UPDATE ON "StagingItem"
    FOR EACH ROW EXECUTE FUNCTION refuse()`;
  reporter.progress(0.5);
  await until(() => told.errors.length > 0);
  reporter.progress(0.6);
  await wait(1000); // it retries four times a second, and reports once
  expect(told.errors).toEqual([expect.stringContaining('no room')]);
  await prisma.$executeRaw`DROP TRIGGER refuse ON "StagingItem"`;
  await until(async () => (await row()).progress === 0.6);
  expect(told.unwanted).toBe(0);
});
