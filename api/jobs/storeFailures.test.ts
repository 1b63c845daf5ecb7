/**
 * Runs a job of two photos from the first pass to the delivery while calls of the store fail: only the first write,
 * only the second, and so on; then several in a row. Afterwards every object that a row names must exist, and every
 * existing object must be named by a row or by a message that removes it.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Services } from '../services.js';
import { approveStagingJob } from '../staging/approveStagingJob.js';
import { attemptAt } from '../staging/attempt.js';
import { recordFailure } from '../staging/recordFailure.js';
import { recordProgress } from '../staging/recordProgress.js';
import { settleJob } from '../staging/settleJob.js';
import { namesOfObjects } from '../storage/namedKeys.js';
import { makeJob, mutate } from '../test/factories.js';
import { failingStore } from '../test/failingStore.js';
import { keysToRemove, removals } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { OUTCOME, takeJob } from '../test/staged.js';
import { stagerFiles } from '../test/stagerFiles.js';
import { startServer } from '../test/startServer.js';
import { deliverJob } from './deliverJob.js';
import { keepFirstPass, keepProof } from './keepPictures.js';
import { removeObjects } from '../storage/removeObjects.js';

const server = shared(startServer);
const who = shared(() => server.register());
const stager = shared(stagerFiles);
const photos = shared(() => makeJob(server, who, { photos: 2 }));
beforeAll(() => {
  server.services.log.level = 'silent';
});

const ignore = () => undefined;

async function order(): Promise<string> {
  const { projectId, inputMediaIds } = photos;
  const { stagingJob } = await mutate<{ stagingJob: { id: string } }>(server, who, {
    name: 'createStagingJob',
    input: { projectId, inputMediaIds },
    select: 'stagingJob { id }',
  });
  return stagingJob.id;
}

/**
 * The workers' part of the job, without rendering. A picture that cannot be stored fails, as after the queue's last
 * try.
 */
async function goItsWay(services: Services, jobId: string): Promise<void> {
  const job = await takeJob(server, jobId, 0);
  if (!job) throw new Error('Expected a job to take.');
  for (const item of job.items) {
    const attempt = attemptAt(item);
    for (const share of [0.3, 0.6]) {
      const record = (key: string) => recordProgress(services, attempt, share, key);
      await keepFirstPass(services, job.workspaceId, stager.files.firstPass, record).catch(ignore);
    }
    const staged = { job, item, outcome: OUTCOME, seconds: 1, files: stager.files };
    await keepProof(services, staged).catch(() => recordFailure(services, attempt, { sentence: 'It failed.' }));
  }
  await settleJob(services, jobId);
  const { user, workspaceId } = who;
  const caller = { userId: user.id, workspaceId, role: 'owner', platformRole: 'member' } as const;
  await approveStagingJob(caller, services, { id: jobId }).catch(ignore); // fails when no photo was staged
  for (let time = 0; time < 3; time++) await deliverJob(services, jobId).catch(ignore);
  await removeQueued(services);
}

async function removeQueued(services: Services): Promise<void> {
  for (const { id, keys } of await removals(server)) {
    const isDone = await removeObjects(services, keys).then(
      () => true,
      () => false,
    );
    if (isDone) await services.prisma.$executeRaw`DELETE FROM queue.job WHERE id = ${id}::uuid`;
  }
}

async function expectNothingLost(failure: string): Promise<void> {
  const { prisma, store } = server.services;
  const stored = new Set<string>();
  for await (const page of store.list()) for (const { key } of page) stored.add(key);
  const keysOf = async (names: ReturnType<typeof namesOfObjects>) =>
    (await prisma.$queryRaw<{ key: string }[]>(names)).map(({ key }) => key);
  const required = await keysOf(namesOfObjects({ requiredOnly: true }));
  expect({ failure, missing: required.filter((key) => !stored.has(key)) }).toEqual({ failure, missing: [] });
  const known = new Set([...(await keysOf(namesOfObjects())), ...(await keysToRemove(server))]);
  expect({ failure, unknown: [...stored].filter((key) => !known.has(key)) }).toEqual({ failure, unknown: [] });
}

const VERBS = ['write', 'delete', 'fetch'] as const;
/** The number of calls in a run without failures. */
const calls = { write: 0, delete: 0, fetch: 0 };

it('without a failure everything is delivered, and no object is left over', async () => {
  const jobId = await order();
  const store = failingStore(server.services.store, ({ verb, nth }) => {
    if (verb in calls) calls[verb as keyof typeof calls] = nth;
    return false;
  });
  await goItsWay({ ...server.services, store }, jobId);
  const job = await server.services.prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId } });
  expect(job.status).toBe('final_delivered');
  await expectNothingLost('none');
  expect(await keysToRemove(server)).toEqual([]);
  expect(calls).toEqual({ write: 24, delete: expect.any(Number), fetch: 2 });
});

const FAILURES = VERBS.flatMap((verb) => [1, 5].map((length) => ({ verb, length })));

it.each(FAILURES)(
  'with $length failures of $verb, no picture is lost and no unknown object is left',
  async ({ verb, length }) => {
    expect(calls[verb]).toBeGreaterThan(1);
    for (let from = 1; from <= calls[verb]; from += length) {
      const isWithin = (nth: number) => nth >= from && nth < from + length;
      const store = failingStore(server.services.store, (call) => call.verb === verb && isWithin(call.nth));
      await goItsWay({ ...server.services, store }, await order());
      await expectNothingLost(`${verb} ${from}`);
    }
    await removeQueued(server.services);
    await expectNothingLost('once it works again');
    expect(await keysToRemove(server)).toEqual([]);
  },
  300_000,
);
