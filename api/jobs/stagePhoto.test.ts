import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { StageRefusal } from '../stager/contract.js';
import { abandonTurn } from '../staging/turns/abandonTurn.js';
import type { Services } from '../services.js';
import { failingStore, STORE_IS_AWAY } from '../test/failingStore.js';
import { fakeStager } from '../test/fakeStager.js';
import { mutate, noise } from '../test/factories.js';
import { keysToRemove } from '../test/removals.js';
import { shared } from '../test/shared.js';
import { clearQueue, customer } from '../test/stagingQueue.js';
import { startServer } from '../test/startServer.js';
import { stagePhoto, UNEXPECTED, type Stage } from './stagePhoto.js';

const server = shared(() => startServer({ settings: { LOG_LEVEL: 'silent' } }));
const agent = shared(() => customer(server));
beforeEach(() => clearQueue(server));

const { signal } = new AbortController();
const stageWith = (stage: Stage, services: Services = server.services, id = randomUUID()) =>
  stagePhoto(services, id, { signal, stage });

const read = (jobId: string) =>
  server.services.prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId }, include: { items: true } });

async function listed(store: Services['store']): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of store.list()) keys.push(...page.map(({ key }) => key));
  return keys.toSorted();
}

const dies = fakeStager(async () => {
  throw new Error('The stager ended with SIGKILL.');
});

it('a stager that crashes fails its photo with a sentence', async () => {
  const id = await agent.order();
  await stageWith(dies);
  expect(await read(id)).toMatchObject({ status: 'rework', failure: UNEXPECTED, items: [{ state: 'failed' }] });
  expect(await server.services.prisma.stagingTurn.findFirst()).toMatchObject({ endedAt: expect.any(Date) });
});

it('a stager that refuses fails its photo with the refusal’s sentence', async () => {
  const id = await agent.order();
  await stageWith(async () => {
    throw new StageRefusal('no_floor', 'No floor can be seen.');
  });
  expect((await read(id)).items).toMatchObject([{ failure: 'No floor can be seen.', failureCode: 'no_floor' }]);
});

it('a photo that the store cannot fetch waits for the message’s next delivery, and the next photo is staged', async () => {
  const jobId = await agent.order(2);
  const id = randomUUID();
  const store = failingStore(server.services.store, ({ verb }) => verb === 'fetch');
  await expect(stageWith(fakeStager(), { ...server.services, store }, id)).rejects.toThrow(STORE_IS_AWAY);
  await stageWith(fakeStager());
  const between = await read(jobId);
  expect(between.items.map(({ state }) => state).toSorted()).toEqual(['staged', 'staging']);
  await stageWith(fakeStager(), server.services, id);
  expect(await read(jobId)).toMatchObject({ status: 'proof_ready', items: [{ state: 'staged' }, { state: 'staged' }] });
});

it('a first pass that cannot be stored does not fail the photo', async () => {
  const id = await agent.order();
  const store = failingStore(server.services.store, ({ verb, nth }) => verb === 'write' && nth === 1);
  const warned = vi.spyOn(server.services.log, 'warn');
  const passes: Stage = async (order, listeners) => {
    await writeFile(order.files.firstPass, await noise(16, 12).jpeg().toBuffer());
    listeners.onFirstPass();
    await vi.waitFor(
      () => expect(warned).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('progress')),
      {
        timeout: 10_000,
      },
    );
    return fakeStager()(order, listeners);
  };
  await stageWith(passes, { ...server.services, store });
  expect(await read(id)).toMatchObject({ status: 'proof_ready', items: [{ state: 'staged', firstPassKey: null }] });
});

it('when the database fails while the result is recorded, the photo waits for the message’s next delivery', async () => {
  const jobId = await agent.order();
  const id = randomUUID();
  let down = false;
  const prisma = new Proxy(server.services.prisma, {
    get: (target, name, receiver) => {
      if (down && name === '$transaction') return () => Promise.reject(new Error('The database is down.'));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const goesDown = fakeStager(async () => void (down = true));
  await expect(stageWith(goesDown, { ...server.services, prisma }, id)).rejects.toThrow('The database is down.');
  expect(await read(jobId)).toMatchObject({ status: 'processing', items: [{ state: 'staging' }] });
  await stageWith(fakeStager(), server.services, id);
  expect(await read(jobId)).toMatchObject({ status: 'proof_ready', items: [{ state: 'staged' }] });
});

it('a staged photo that cannot be stored is staged again; its objects are removed', async () => {
  const jobId = await agent.order();
  const id = randomUUID();
  const { prisma, store } = server.services;
  const written = await listed(store);
  const away = failingStore(store, ({ verb, nth }) => verb === 'write' && nth === 3);
  await expect(stageWith(fakeStager(), { ...server.services, store: away }, id)).rejects.toThrow(STORE_IS_AWAY);
  expect(await read(jobId)).toMatchObject({ status: 'processing', items: [{ state: 'staging', failure: null }] });
  expect(await listed(store)).toEqual(written);
  await stageWith(fakeStager(), server.services, id);
  expect(await read(jobId)).toMatchObject({ status: 'proof_ready', items: [{ state: 'staged' }] });
  expect(await prisma.stagingTurn.count({ where: { item: { jobId }, endedAt: null } })).toBe(0);
});

it('when the database records neither result nor failure, the photo is resumed and its objects are removed', async () => {
  const { prisma } = server.services;
  const jobId = await agent.order();
  const id = randomUUID();
  const before = (await keysToRemove(server)).length;
  await prisma.$executeRaw`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no room'; END $$`;
  const refuses = fakeStager(async () => {
    await prisma.$executeRaw`CREATE TRIGGER refuse BEFORE UPDATE ON "StagingItem"
      FOR EACH ROW EXECUTE FUNCTION refuse()`;
  });
  await expect(stageWith(refuses, server.services, id)).rejects.toThrow('no room');
  await prisma.$executeRaw`DROP TRIGGER refuse ON "StagingItem"`;
  expect(await keysToRemove(server)).toHaveLength(before + 6);
  await stageWith(fakeStager(), server.services, id);
  expect(await read(jobId)).toMatchObject({ status: 'proof_ready', items: [{ state: 'staged' }] });
});

it('aborted work does not fail the photo', async () => {
  const jobId = await agent.order();
  const away = new AbortController();
  const stage = fakeStager(async () => away.abort(new Error('The worker stops.')));
  await expect(stagePhoto(server.services, randomUUID(), { signal: away.signal, stage })).rejects.toThrow('stops');
  expect(await read(jobId)).toMatchObject({ status: 'processing', items: [{ state: 'staging', failure: null }] });
});

it('cancelling a job stops its photo, and nothing is recorded', async () => {
  const id = await agent.order();
  const cancelled: Stage = async (order, listeners) => {
    await mutate(server, agent.who, { name: 'cancelStagingJob', input: { id } });
    await new Promise<void>((stopped) => listeners.signal.addEventListener('abort', () => stopped(), { once: true }));
    return fakeStager()(order, listeners);
  };
  await stageWith(cancelled);
  expect(await read(id)).toMatchObject({ status: 'rework', failure: 'Cancelled', items: [{ state: 'waiting' }] });
});

it('an abandoned turn fails only its photo; a message without a turn is replaced', async () => {
  const jobId = await agent.order(2);
  const id = randomUUID();
  const away = new AbortController();
  const stage = fakeStager(async () => away.abort(new Error('The worker stops.')));
  await expect(stagePhoto(server.services, id, { signal: away.signal, stage })).rejects.toThrow('stops');
  await abandonTurn(server.services, id, UNEXPECTED);
  const { items } = await read(jobId);
  expect(items.map(({ state }) => state).toSorted()).toEqual(['failed', 'waiting']);

  const { prisma, queue } = server.services;
  await prisma.$executeRaw`DELETE FROM queue.job WHERE data->>'kind' = 'stage'`;
  await abandonTurn(server.services, randomUUID(), UNEXPECTED);
  expect(await prisma.$transaction((tx) => queue.unfinished(tx, 'stage'))).toHaveLength(1);
});
