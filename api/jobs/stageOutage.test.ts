/** A fault of our own during staging: the photo waits for the queue's next try and does not fail. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createPrisma } from '../db/client.js';
import { freePort } from '../freePort.js';
import type { Services } from '../services.js';
import { fakeStager } from '../test/fakeStager.js';
import { shared } from '../test/shared.js';
import { clearQueue, customer } from '../test/stagingQueue.js';
import { startServer } from '../test/startServer.js';
import { stagePhoto, type Stage } from './stagePhoto.js';

const server = shared(() => startServer({ settings: { LOG_LEVEL: 'silent' } }));
const agent = shared(() => customer(server));
beforeEach(() => clearQueue(server));

const { signal } = new AbortController();

/** The fault occurs in the first try, and not in the second one. */
async function stageTwice(faulty: Partial<Services>, stage: Stage = fakeStager()) {
  const { services } = server;
  const jobId = await agent.order();
  const id = randomUUID();
  const read = () => services.prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId }, include: { items: true } });
  const failure: unknown = await stagePhoto({ ...services, ...faulty }, id, { signal, stage }).catch((error) => error);
  const between = await read();
  await stagePhoto(services, id, { signal, stage: fakeStager() });
  return { failure, between, after: await read() };
}

const waiting = { status: 'processing', items: [{ state: 'staging', failure: null }] };
const staged = { status: 'proof_ready', failure: null, items: [{ state: 'staged', failure: null }] };

it('the database is unavailable while the result is recorded, and recovers soon', async () => {
  const { prisma, store } = server.services;
  const nowhere = createPrisma(`postgresql://nobody@127.0.0.1:${await freePort()}/nothing`);
  let isAway = false;
  const failing = new Proxy(prisma, {
    get: (target, name, receiver) => {
      if (!isAway || name !== '$transaction') return Reflect.get(target, name, receiver) as unknown;
      isAway = false;
      return nowhere.$transaction.bind(nowhere);
    },
  });
  const written: typeof store = {
    ...store,
    write: async (...input) => {
      const info = await store.write(...input);
      isAway = true; // the last one before the result is recorded
      return info;
    },
  };
  const { failure, between, after } = await stageTwice({ prisma: failing, store: written });
  await nowhere.$disconnect();
  expect(String(failure)).toContain("Can't reach database server");
  expect(between).toMatchObject(waiting);
  expect(after).toMatchObject(staged);
});

const FULL = 'ENOSPC: no space left on device, write';

it.each<[string, () => Partial<Services>, Stage]>([
  [
    'the store’s disk is full',
    () => ({
      store: {
        ...server.services.store,
        write: async () => {
          throw Object.assign(new Error(FULL), { code: 'ENOSPC' });
        },
      },
    }),
    fakeStager(),
  ],
  [
    'the disk is full for the stager’s process, which dies of it',
    () => ({}),
    fakeStager(async () => {
      throw new Error(`The stager ended with status 1: Error: ${FULL}\n    at async writeFile`);
    }),
  ],
])('%s', async (_what, faulty, stage) => {
  const { failure, between, after } = await stageTwice(faulty(), stage);
  expect(String(failure)).toContain(FULL);
  expect(between).toMatchObject(waiting);
  expect(after).toMatchObject(staged);
});
