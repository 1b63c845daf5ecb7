import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { Prisma } from '../../db/generated/client.js';
import { stagePhoto } from '../../jobs/stagePhoto.js';
import { startWorker } from '../../jobs/worker.js';
import { startServices } from '../../startServices.js';
import { first } from '../../test/elements.js';
import { fakeStager } from '../../test/fakeStager.js';
import { mutate } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { clearQueue, customer, served, work } from '../../test/stagingQueue.js';
import { startServer } from '../../test/startServer.js';
import { abandonTurn } from './abandonTurn.js';
import { checkTurns } from './checkTurns.js';
import { FAIR_ORDER, NEXT_PHOTO } from './fairOrder.js';

const server = shared(startServer);
const busy = shared(() => customer(server));
const late = shared(() => customer(server));
beforeEach(() => clearQueue(server));

const { signal } = new AbortController();
const countOf = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

/** More workers, each a process of its own but for the process. */
async function startWorkers(count: number) {
  const { env, log } = server.services;
  const all = await Promise.all(
    Array.from({ length: count }, () => startServices({ env, databaseUrl: server.databaseUrl, log })),
  );
  const stage = fakeStager(() => wait(100));
  for (const { services } of all) await startWorker(services, { stage });
  return { stop: () => Promise.all(all.map(({ stop }) => stop())) };
}

it('stages a photo ordered behind 40 jobs of another workspace as the third at the latest', async () => {
  for (let job = 0; job < 40; job++) await busy.order();
  await work(server, 5);
  await late.order();
  await work(server, 4);
  const at = (await served(server)).slice(5).indexOf(late.workspaceId);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(at).toBeLessThanOrEqual(3);
});

it('three workers stage it no later', async () => {
  for (let job = 0; job < 40; job++) await busy.order();
  const workers = await startWorkers(3);
  try {
    await vi.waitFor(async () => expect((await served(server)).length).toBeGreaterThan(3), { timeout: 30_000 });
    await late.order();
    const before = (await served(server)).length;
    await vi.waitFor(async () => expect(await served(server)).toContain(late.workspaceId), { timeout: 30_000 });
    // Photos that were begun during the order, and three more.
    expect((await served(server)).indexOf(late.workspaceId) - before).toBeLessThanOrEqual(3);
  } finally {
    await workers.stop();
  }
});

it('two workspaces with equally many photos alternate, whichever ordered first', async () => {
  await busy.order(5);
  await late.order(5);
  await work(server, 10);
  const all = await served(server);
  for (let pair = 0; pair < 10; pair += 2) {
    expect(all.slice(pair, pair + 2).toSorted()).toEqual([busy.workspaceId, late.workspaceId].toSorted());
  }
});

it('a newcomer with endless orders gets every other turn, and no turns for the past', async () => {
  await busy.order(12);
  await work(server, 6);
  await late.order(12);
  await work(server, 6);
  const since = (await served(server)).slice(6);
  expect(countOf(since, late.workspaceId)).toBe(3);
});

it('stages a workspace’s photos in the order of their orders, and retried ones last', async () => {
  const [first, second] = [await busy.order(2), await busy.order(1)];
  const input = { id: first };
  await mutate(server, busy.who, { name: 'cancelStagingJob', input });
  await mutate(server, busy.who, { name: 'retryStagingJob', input });
  const third = await busy.order(1);
  await work(server, 4);
  const turns = await server.services.prisma.stagingTurn.findMany({
    orderBy: { startTag: 'asc' },
    include: { item: true },
  });
  expect(turns.map(({ item }) => item.jobId)).toEqual([second, first, first, third]);
  expect(turns[1]?.item.position).toBe(0);
});

it('takes the first photo of the whole order, while workspaces order, cancel, retry and fail', async () => {
  const { prisma } = server.services;
  const orders = [await busy.order(3), await late.order(1), await busy.order(2), await late.order(3)];
  const steps = [
    () => mutate(server, late.who, { name: 'cancelStagingJob', input: { id: orders[1] } }),
    () => mutate(server, busy.who, { name: 'cancelStagingJob', input: { id: orders[0] } }),
    () => mutate(server, busy.who, { name: 'retryStagingJob', input: { id: orders[0] } }),
    () => prisma.stagingJob.update({ where: { id: orders[3] }, data: { status: 'rework', failure: 'It failed.' } }),
    () => prisma.stagingJob.update({ where: { id: orders[3] }, data: { status: 'rework', failure: null } }),
    () => busy.order(1),
  ];
  let waiting = 1;
  for (let turn = 0; waiting > 0; turn++) {
    const order = await prisma.$queryRaw<{ itemId: string; startTag: number }[]>(
      Prisma.sql`SELECT "itemId", "startTag"::int FROM (${FAIR_ORDER}) fair ORDER BY place`,
    );
    expect(await prisma.$queryRaw(NEXT_PHOTO), `turn ${turn}`).toEqual(order.slice(0, 1));
    waiting = order.length;
    await work(server, 1);
    await steps[turn]?.();
  }
  expect((await served(server)).length).toBeGreaterThan(steps.length);
});

it('a message redelivered after a crash resumes the same photo, which is staged once', async () => {
  const jobId = await busy.order(2);
  const id = randomUUID();
  const crash = new AbortController();
  const dying = fakeStager(async () => crash.abort(new Error('The process is killed.')));
  await expect(stagePhoto(server.services, id, { signal: crash.signal, stage: dying })).rejects.toThrow('killed');
  await stagePhoto(server.services, id, { signal, stage: fakeStager() });
  await stagePhoto(server.services, id, { signal, stage: fakeStager(async () => expect.fail('It is staged.')) });
  const items = await server.services.prisma.stagingItem.findMany({ where: { jobId }, orderBy: { position: 'asc' } });
  expect(items.map(({ state }) => state)).toEqual(['staged', 'waiting']);
  expect(await server.services.prisma.stagingTurn.count()).toBe(1);
});

/** A turn whose worker died, and whose job was cancelled and tried again since. */
async function lostTurn() {
  const id = await busy.order();
  const lost = randomUUID();
  const crash = new AbortController();
  const dying = fakeStager(async () => crash.abort(new Error('The process is killed.')));
  await expect(stagePhoto(server.services, lost, { signal: crash.signal, stage: dying })).rejects.toThrow('killed');
  await mutate(server, busy.who, { name: 'cancelStagingJob', input: { id } });
  await mutate(server, busy.who, { name: 'retryStagingJob', input: { id } });
  const status = async () => (await server.services.prisma.stagingJob.findUniqueOrThrow({ where: { id } })).status;
  return { lost, status };
}

it('a redelivered message does not resume a photo after its job was cancelled and retried by another worker', async () => {
  const { lost, status } = await lostTurn();
  const again = fakeStager(async () => {
    await stagePhoto(server.services, lost, { signal, stage: fakeStager(async () => expect.fail('Twice.')) });
  });
  await work(server, 1, again);
  expect(await status()).toBe('proof_ready');
});

it('a message that is given up on does not fail a photo that another worker stages', async () => {
  const { lost, status } = await lostTurn();
  const again = fakeStager(() => abandonTurn(server.services, lost, 'It was lost.'));
  await work(server, 1, again);
  expect(await status()).toBe('proof_ready');
});

it('a message ends when no photo waits', async () => {
  await work(server, 1);
  expect(await server.services.prisma.stagingTurn.count()).toBe(0);
});

it('the worker drains old messages from before turns existed, one for a whole job', async () => {
  const [first, second] = [await busy.order(3), await late.order(2)];
  const { prisma } = server.services;
  await prisma.$executeRaw`DELETE FROM queue.job WHERE data->>'kind' = 'stage'`;
  for (const jobId of [first, second]) {
    await prisma.$executeRaw`
      INSERT INTO queue.job (name, data, retry_limit, heartbeat_seconds)
      VALUES ('stage-staging-job', ${JSON.stringify({ kind: 'stage', jobId, round: 0 })}::jsonb, 10, 15)`;
  }
  const workers = await startWorkers(1);
  try {
    await vi.waitFor(
      async () => {
        const jobs = await prisma.stagingJob.findMany({ where: { id: { in: [first, second] } } });
        expect(jobs.map(({ status }) => status)).toEqual(['proof_ready', 'proof_ready']);
      },
      { timeout: 30_000, interval: 200 },
    );
  } finally {
    await workers.stop();
  }
});

it('sends exactly the missing messages, also with concurrent checks', async () => {
  await busy.order(4);
  const { prisma, queue } = server.services;
  const messages = () => prisma.$transaction((tx) => queue.unfinished(tx, 'stage'));
  await checkTurns(server.services);
  expect(await messages()).toHaveLength(4);
  await prisma.$executeRaw`
    DELETE FROM queue.job WHERE id IN (SELECT id FROM queue.job WHERE data->>'kind' = 'stage' LIMIT 3)`;
  await Promise.all([checkTurns(server.services), checkTurns(server.services)]);
  expect(await messages()).toHaveLength(4);
});

it('does not count a message that has begun its photo, and removes old turns', async () => {
  await busy.order(2);
  const { prisma, queue } = server.services;
  const id = first(await prisma.$transaction((tx) => queue.unfinished(tx, 'stage')));
  await stagePhoto(server.services, id, { signal, stage: fakeStager() });
  await checkTurns(server.services);
  // The message with a turn is still unfinished: the other one is enough.
  expect(await prisma.$transaction((tx) => queue.unfinished(tx, 'stage'))).toHaveLength(2);
  await prisma.$executeRaw`DELETE FROM queue.job WHERE data->>'kind' = 'stage' AND id::text <> ${id}`;
  await checkTurns(server.services);
  expect(await prisma.$transaction((tx) => queue.unfinished(tx, 'stage'))).toHaveLength(2);
  await prisma.stagingTurn.updateMany({ data: { endedAt: new Date(Date.now() - 2 * 60 * 60 * 1000) } });
  await checkTurns(server.services);
  expect(await prisma.stagingTurn.count()).toBe(0);
});
