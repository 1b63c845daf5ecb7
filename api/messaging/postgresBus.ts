/** The bus on PostgreSQL's LISTEN/NOTIFY: one listening connection per process for all subscribers. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { TIME_LIMITS } from '../db/timeLimits.js';
import { atMostEvery } from './atMostEvery.js';
import type { Bus, BusMessage } from './bus.js';
import { CHANNEL, WORKSPACES } from './notify.js';
import { sayOnce } from './sayOnce.js';
import { createSubscribers } from './subscribers.js';

const RETRY_MS = { first: 100, most: 5000 };
/** The throttle interval for queue movements, because every receiver reads again. */
const MOVES_MS = 1000;
/** How many times within a query's time limit an idle listening connection is checked. */
const PULSES = 3;

/** Listens for the life of the process and reconnects. Rejects when the first connection fails. */
export async function startBus(databaseUrl: string, log: Logger, limits = TIME_LIMITS): Promise<Bus> {
  const subscribers = createSubscribers();
  const watchers = new Set<(workspaceId: string | null) => void>();
  const tellWatchers = (workspaceId: string | null) => watchers.forEach((changed) => changed(workspaceId));
  const closing = new AbortController();
  let listener: pg.Client | null = null;
  const ways = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.queryMs,
    keepAlive: true,
  };
  const outage = sayOnce(log, {
    fails: 'the bus cannot use the database; it tries again',
    works: 'the bus can use the database again',
  });
  const moved = atMostEvery(MOVES_MS, subscribers.tell);

  const connect = async () => {
    const client = new pg.Client(ways);
    client.on('error', outage.failed);
    client.on('notification', ({ channel, payload }) => {
      if (!payload) return;
      if (channel === WORKSPACES) return tellWatchers(payload);
      const message = JSON.parse(payload) as BusMessage;
      if ('workspaceId' in message) tellWatchers(message.workspaceId);
      if (message.kind === 'stagingQueue') moved.tell(message);
      else subscribers.tell(message);
    });
    await listen(client);
    const stopPulse = watchPulse(client, limits.queryMs / PULSES);
    client.once('end', () => {
      stopPulse();
      listener = null;
      tellWatchers(null);
      if (!closing.signal.aborted) void reconnect();
    });
    listener = client;
  };

  const reconnect = async () => {
    for (let delay = RETRY_MS.first; !closing.signal.aborted; delay = Math.min(RETRY_MS.most, delay * 2)) {
      try {
        await connect();
        outage.works();
        tellWatchers(null);
        subscribers.tell({ kind: 'reconnected' });
        return;
      } catch (error) {
        outage.failed(error);
        tellWatchers(null);
        await wait(delay, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };

  await connect();

  return {
    subscribe: subscribers.subscribe,
    watchWorkspaces(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    async close() {
      closing.abort();
      moved.stop();
      subscribers.end();
      await listener?.end();
    },
  };
}

/** @throws when it cannot connect; then the connection is closed */
async function listen(client: pg.Client): Promise<void> {
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}; LISTEN ${WORKSPACES}`);
  } catch (error) {
    void client.end(); // it may never end when the server does not answer
    throw error;
  }
}

/** Destroys a connection that no longer answers, which would listen for ever. @returns stops the watch */
function watchPulse(client: pg.Client, everyMs: number): () => void {
  // LISTEN is idempotent, and shows in the server's list of connections what this one is for.
  const ask = { text: `LISTEN ${CHANNEL}`, query_timeout: everyMs };
  const timer = setInterval(() => {
    client.query(ask).catch(() => client.end());
  }, everyMs).unref();
  return () => clearInterval(timer);
}
