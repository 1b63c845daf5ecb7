/** The worker with the real queue, and what it does where the store, the database or another service fails. */
import { expect, it, vi } from 'vitest';
import type { ObjectStore } from '../storage/store.js';
import { failingStore } from '../test/failingStore.js';
import { fakeStager } from '../test/fakeStager.js';
import { customer } from '../test/stagingQueue.js';
import { startServer } from '../test/startServer.js';
import { UNEXPECTED } from './stagePhoto.js';
import { startWorker } from './worker.js';

const patience = { timeout: 60_000, interval: 100 };

/** A server of its own whose worker meets the store as `broken` makes it. */
async function serverWith(broken: (store: ObjectStore) => ObjectStore) {
  const server = await startServer({ settings: { LOG_LEVEL: 'silent' } });
  const { services } = server;
  const agent = await customer(server);
  const read = (id: string) =>
    services.prisma.stagingJob.findUniqueOrThrow({ where: { id }, include: { items: true } });
  return {
    ...server,
    agent,
    read,
    takeWork: () => startWorker({ ...services, store: broken(services.store) }, { stage: fakeStager() }),
  };
}

it('stages a photo whose fetching fails once: the queue tries again by itself', async () => {
  const server = await serverWith((store) => failingStore(store, ({ verb, nth }) => verb === 'fetch' && nth === 1));
  const id = await server.agent.order();
  await server.takeWork();
  await vi.waitFor(async () => expect((await server.read(id)).status).not.toMatch(/queued|processing/), patience);
  expect(await server.read(id)).toMatchObject({ status: 'proof_ready', failure: null, items: [{ state: 'staged' }] });
  await server.close();
});

it('fails a photo with a sentence once the last try has failed', async () => {
  const server = await serverWith((store) => failingStore(store, ({ verb }) => verb === 'fetch'));
  const id = await server.agent.order();
  await server.services.prisma.$executeRaw`UPDATE queue.job SET retry_limit = 1 WHERE name = 'stage-staging-job'`;
  await server.takeWork();
  await vi.waitFor(async () => expect((await server.read(id)).status).not.toMatch(/queued|processing/), patience);
  const failed = [{ state: 'failed', failure: UNEXPECTED }];
  expect(await server.read(id)).toMatchObject({ status: 'rework', failure: UNEXPECTED, items: failed });
  await server.close();
});
