/** The product with few connections, and with a pooler that gives each transaction another session. */
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startWorker } from '../jobs/worker.js';
import { fakeStager } from './fakeStager.js';
import { mutate } from './factories.js';
import { poolerProgram, startPooler, type Pooler } from './pooler.js';
import { shared } from './shared.js';
import { newPlace, startServer } from './startServer.js';
import { customer } from './stagingQueue.js';
import { subscribe } from './subscribe.js';

const FEWEST = 8;
/** One address may send 250 at once. */
const REQUESTS = 200;
const PROJECTS = '{ viewer { projects(first: 5) { totalCount edges { node { id address } } } } }';

/** Counts the connections to a database again and again. @returns gives the most that were there at once */
async function countConnections(databaseUrl: string): Promise<() => Promise<number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let most = 0;
  let ended = false;
  const counting = (async () => {
    while (!ended) {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      );
      most = Math.max(most, rows[0]?.count ?? 0);
    }
    await client.end();
  })();
  return async () => {
    ended = true;
    await counting;
    return most;
  };
}

/** A server whose database is behind a pooler or not, with a worker of its own. */
function serve(name: string, behind: (databaseUrl: string) => Promise<Pooler | null>) {
  let place: Awaited<ReturnType<typeof newPlace>>;
  const server = shared(async () => {
    place = await newPlace();
    const { databaseUrl, dataDir, remove } = place;
    const pooler = await behind(databaseUrl);
    const way = pooler && { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: databaseUrl };
    const started = await startServer({
      at: { databaseUrl: pooler?.url ?? databaseUrl, dataDir },
      settings: { DATABASE_CONNECTIONS: String(FEWEST), GRAPHQL_OPEN: '1', ...way },
    });
    const worker = await startWorker(started.services, { stage: fakeStager() });
    const close = async () => {
      await worker.stop();
      await started.close();
      await pooler?.close();
      await remove();
    };
    return { ...started, close };
  });
  const who = shared(() => customer(server));

  /** @returns the most connections to PostgreSQL at once */
  async function load(): Promise<number> {
    const most = await countConnections(place.databaseUrl);
    try {
      await who.order(4);
      const asked = Array.from({ length: REQUESTS }, () => server.graphql(PROJECTS, {}, who.who.cookie));
      for (const answer of await Promise.all(asked)) expect(answer.errors).toBeUndefined();
    } finally {
      await most();
    }
    return most();
  }

  it(`answers and stages ${name}`, async () => {
    const jobId = await who.order(2);
    const state = async () =>
      (await server.services.prisma.stagingJob.findUniqueOrThrow({ where: { id: jobId } })).status;
    await expect.poll(state).toBe('proof_ready');
  });

  it(`tells sockets of changes ${name}`, async () => {
    const query = 'subscription { stagingJobUpdated { id status } }';
    const watch = subscribe<{ stagingJobUpdated: { id: string } }>(server, { query, cookie: who.who.cookie });
    const heard = watch.next();
    const orders: string[] = [];
    // the socket may still be opening
    await expect
      .poll(async () => {
        orders.push(await who.order());
        return Promise.race([heard, null]);
      })
      .not.toBeNull();
    expect(orders).toContain((await heard).data?.stagingJobUpdated.id);
    await watch.close();
    for (const id of orders) await mutate(server, who.who, { name: 'cancelStagingJob', input: { id } });
  });

  return { load };
}

describe(`a process with ${FEWEST} connections`, () => {
  const { load } = serve('with few connections', async () => null);

  it('opens no more under load, and uses them', async () => {
    const most = await load();
    expect(most).toBeLessThanOrEqual(FEWEST);
    expect(most).toBeGreaterThanOrEqual(FEWEST - 2);
  });
});

describe.skipIf(!poolerProgram())('a process behind a pooler in transaction mode', () => {
  const POOL = 2;
  const { load } = serve('through it', (url) => startPooler(url, { mode: 'transaction', size: POOL }));
  /** the bus's, the queue's, and the queue's that listens */
  const DIRECT = 3;

  it('opens no more than the pool has, and three beside it', async () => {
    expect(await load()).toBeLessThanOrEqual(POOL + DIRECT);
  });
});
