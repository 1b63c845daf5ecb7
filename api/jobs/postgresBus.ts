/** The bus on PostgreSQL's LISTEN/NOTIFY: one listening connection per process, however many subscribers. */
import { EventEmitter, on } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { atMostEvery } from './atMostEvery.js';
import type { Bus, BusEvent, BusMessage } from './bus.js';
import { CHANNEL } from './notify.js';

const RETRY_MS = { first: 100, most: 5000 };
/** Whoever hears that the queue has moved reads again: that happens no more often than this, however fast it moves. */
const MOVES_MS = 1000;

/** Listens for the life of the process and connects again by itself. Rejects where the first connection fails. */
export async function startBus(databaseUrl: string, log: Logger): Promise<Bus> {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  const closing = new AbortController();
  let listener: pg.Client | null = null;
  const moved = atMostEvery(MOVES_MS, (message: BusMessage) => events.emit('message', message));

  const connect = async () => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client.on('error', (error) => log.warn({ error: error.message }, 'bus connection failed'));
    client.on('notification', ({ payload }) => {
      if (!payload) return;
      const message = JSON.parse(payload) as BusMessage;
      if (message.kind === 'stagingQueue') moved.tell(message);
      else events.emit('message', message);
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    client.once('end', () => {
      listener = null;
      if (!closing.signal.aborted) void reconnect();
    });
    listener = client;
  };

  const reconnect = async () => {
    for (let delay = RETRY_MS.first; !closing.signal.aborted; delay = Math.min(RETRY_MS.most, delay * 2)) {
      try {
        await connect();
        events.emit('message', { kind: 'reconnected' } satisfies BusEvent);
        return;
      } catch (error) {
        log.warn({ error: String(error), delay }, 'bus cannot connect; trying again');
        await wait(delay, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };

  await connect();
  const sender = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  sender.on('error', (error) => log.warn({ error: error.message }, 'bus sender failed'));

  return {
    async publish(message) {
      await sender.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]);
    },
    subscribe: () => messagesOf(events),
    async close() {
      closing.abort();
      moved.stop();
      events.emit('close');
      await Promise.all([listener?.end(), sender.end()]);
    },
  };
}

/** Listening begins with the call, not with the first `next`: nothing in between is missed. */
function messagesOf(events: EventEmitter): AsyncIterableIterator<BusEvent> {
  const source = on(events, 'message', { close: ['close'] });
  return {
    async next() {
      const { done, value } = await source.next();
      return done ? { done: true, value: undefined } : { done: false, value: (value as [BusEvent])[0] };
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
