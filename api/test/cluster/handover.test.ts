/** The photo of a worker that dies or stops goes on at another one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPrisma, type PrismaClient } from '../../db/client.js';
import { elementAt } from '../elements.js';
import { shared } from '../shared.js';
import { orderStaging, waitForJob } from '../stagingClient.js';
import { startCluster } from './cluster.js';
import { cutClient } from './cutClient.js';

/** A photo takes four passes. */
const PASS_MS = 4000;
const RENDER_MS = 180_000;

const cluster = shared(() => startCluster({ apis: 1, workers: 1, settings: { QUICK_PASS_MS: String(PASS_MS) } }));
let prisma: PrismaClient;
beforeAll(() => {
  prisma = createPrisma(cluster.databaseUrl);
});
afterAll(() => prisma.$disconnect());

/** How often the photo that is being staged was begun before. */
async function tries(): Promise<number | undefined> {
  const [row] = await prisma.$queryRaw<{ tries: number }[]>`
    SELECT retry_count AS tries FROM queue.job WHERE name = 'stage-staging-job' AND state = 'active'`;
  return row?.tries;
}

it.each([
  ['is killed', 'SIGKILL', 25_000],
  ['stops', 'SIGTERM', 6000],
] as const)('of a worker that %s, soon', async (how, signal, most) => {
  const client = cutClient(cluster.proxy.url);
  const who = await client.register();
  const first = elementAt(
    cluster.machines.filter(({ role, isUp }) => role === 'worker' && isUp()),
    0,
  );
  const other = await cluster.add('worker');
  await other.start();
  other.freeze(true); // so that the first one takes the photo
  const id = await orderStaging(client, who, { width: 480 });
  await waitForJob(client, who, { id, until: ({ renderProgress }) => renderProgress > 0, patience: RENDER_MS });
  expect(await tries()).toBe(0);
  other.freeze(false);
  const left = performance.now();
  const ended = signal === 'SIGKILL' ? first.kill() : first.stop(signal);
  await expect.poll(tries, { timeout: 60_000, interval: 50 }).toBe(1);
  const took = performance.now() - left;
  await ended;
  console.log(`the photo of a worker that ${how} went on after ${Math.round(took)} ms`);
  expect(took).toBeLessThan(most);
  const done = await waitForJob(client, who, {
    id,
    until: ({ status }) => status !== 'PROCESSING',
    patience: RENDER_MS,
  });
  expect(done).toMatchObject({ status: 'PROOF_READY', failure: null });
});
