/** The test of a storm, for a short and a long one. */
import { pino } from 'pino';
import { vi } from 'vitest';
import { createPrisma } from '../../db/client.js';
import { readEnv } from '../../env.js';
import type { Services } from '../../services.js';
import { startServices } from '../../startServices.js';
import { startReceiver } from '../webhookReceiver.js';
import { startCluster, type Cluster, type Role } from './cluster.js';
import { faultsOfBucket, faultsOfOrders, faultsOfWebhooks, isFatal, logOf, whatWaits } from './faultsOf.js';
import { deafTo, storm, type Storm } from './storm.js';
import { isSlow, type Move, type Watcher } from './watcher.js';

/** What a storm may leave behind. */
export const NO_HARM = {
  /** sockets that hear no more messages */
  deaf: 0,
  /** sockets that were not at another API in time */
  slow: [] as Move[],
  /** what would wait for ever */
  waiting: [] as string[],
  orders: [] as string[],
  webhooks: [] as string[],
  bucket: [] as string[],
  /** lines of the log */
  fatal: [] as string[],
};

interface Survival {
  readonly seed: number;
  /** how long processes are killed */
  readonly seconds: number;
  readonly customers: number;
}

/** What two APIs and three workers have lost, done twice or left in between, each killed with -9 at random moments. */
export async function harmOf({ seed, seconds, customers }: Survival): Promise<typeof NO_HARM> {
  const receiver = await startReceiver();
  const cluster = await startCluster({ apis: 2, workers: 3 });
  const watchers: Watcher[] = [];
  try {
    const what = await storm(cluster, { seed, seconds, customers, sockets: 3, receiver, watchers }).catch(
      async (error: unknown) => {
        await explain(cluster);
        throw error;
      },
    );
    report(seed, what, cluster);
    if (what.orders.length === 0 || what.kills.length === 0) throw new Error('Nothing was ordered, or nothing killed.');
    const deaf = await deafTo(cluster, what, watchers);
    const slow = what.moves.filter(isSlow);
    return await inServices(cluster, async (services) => ({
      deaf,
      slow,
      waiting: await whatWaits(services),
      orders: await faultsOfOrders(services, what.orders),
      webhooks: await faultsOfWebhooks(services, receiver.received),
      bucket: await faultsOfBucket(services, cluster.bucket),
      fatal: logOf(cluster.machines)
        .filter(isFatal)
        .map(({ machine, msg }) => `${machine}: ${msg}`),
    }));
  } finally {
    await Promise.all(watchers.map((watcher) => watcher.close()));
    await cluster.close();
    await receiver.close();
  }
}

/** The services of a process that the storm has not touched. */
async function inServices<Result>(cluster: Cluster, work: (services: Services) => Promise<Result>): Promise<Result> {
  const { bucket, settings, databaseUrl, keyFile } = cluster;
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', keyFile);
  const env = readEnv([], { ...settings, ROLE: 'worker', DATA_DIR: `${keyFile}.data` });
  const options = { env, databaseUrl, log: pino({ level: 'warn' }) };
  const running = await bucket.withTokens(() => startServices(options));
  try {
    return await work(running.services);
  } finally {
    await running.stop();
    vi.unstubAllEnvs();
  }
}

/** Prints what a failure is understood by. */
async function explain({ machines, databaseUrl }: Cluster): Promise<void> {
  const prisma = createPrisma(databaseUrl);
  const rows = await prisma.$queryRaw<object[]>`
    SELECT id, name, state, data, retry_count, start_after, started_on, heartbeat_on, expire_seconds, now() FROM queue.job
    WHERE state <> 'completed' AND name NOT LIKE '\_\_pgboss%'`;
  const turns = await prisma.stagingTurn.findMany({ where: { endedAt: null }, include: { item: true } });
  await prisma.$disconnect();
  for (const row of [...rows, ...turns]) console.log(JSON.stringify(row).slice(0, 700));
  for (const { machine, level, msg } of logOf(machines)) console.log(machine, level, msg.slice(0, 700));
}

function report(seed: number, { kills, moves, orders, log }: Storm, { machines }: Cluster): void {
  const lines = logOf(machines);
  const killed = (role: Role) => kills.filter((kill) => kill.role === role).length;
  const photos = orders.reduce((sum, order) => sum + order.photos * (1 + order.revisions), 0);
  const slowest = moves.toSorted((one, other) => other.took - one.took)[0];
  console.log(
    `seed ${seed}: killed ${killed('api')} APIs and ${killed('worker')} workers; ${orders.length} jobs, ` +
      `${photos} photos; ${log.answers.length} answers, ${log.cut} cut; sockets moved ${moves.length} times, ` +
      `the slowest in ${Math.round(slowest?.took ?? 0)} ms (answers took up to ${Math.round(slowest?.answer ?? 0)} ms ` +
      `meanwhile); ${lines.filter(({ level }) => level >= 50).length} errors logged`,
  );
  for (const { machine, msg } of lines.filter(({ level }) => level >= 50)) console.log(machine, msg.slice(0, 600));
}
