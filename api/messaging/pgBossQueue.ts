/** The queue on pg-boss: messages are in the same database as the rows that they belong to. */
import { fromPrisma, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { divideConnections } from '../db/connections.js';
import { isOutage } from '../db/outage.js';
import { TIME_LIMITS, type TimeLimits } from '../db/timeLimits.js';
import { during, type LogIds } from '../domain/occasion.js';
import { NO_TRACES, type Traces } from '../watching/traces.js';
import { episodes } from './episodes.js';
import type { Handlers, Queue, QueueDepth, QueueMessage, Work } from './queue.js';
import { DEPTHS } from './queueDepths.js';
import { sayOnce } from './sayOnce.js';
import { tracedSending, tracedWork } from './tracedMessages.js';
import { watchQueues } from './watchQueues.js';

/** pg-boss's queue for each kind. */
const NAMES: Readonly<Record<QueueMessage['kind'], string>> = {
  stage: 'stage-staging-job',
  checkTurns: 'check-turns',
  deliver: 'deliver-staging-job',
  makePack: 'make-pack',
  suggestRoom: 'suggest-room',
  removeObjects: 'remove-objects',
  sendReset: 'send-reset',
  sendEmailChange: 'send-email-change',
  tellEmailChanged: 'tell-email-changed',
  sendInvitation: 'send-invitation',
  tell: 'tell',
  sendNotice: 'send-notice',
  callOffPayments: 'call-off-payments',
  lapseInvoices: 'lapse-invoices',
  sweepFiles: 'sweep-files',
  removeOld: 'remove-old',
};
const KINDS = Object.keys(NAMES) as QueueMessage['kind'][];
const nameOf = (kind: QueueMessage['kind']) => NAMES[kind];
const lostNameOf = (kind: QueueMessage['kind']) => `${nameOf(kind)}-lost`;

/** Scheduled messages, as cron expressions (UTC): one for all processes, and one for all runs that were missed. */
const REPEATED = [
  { message: { kind: 'lapseInvoices' }, cron: '0 * * * *' },
  { message: { kind: 'checkTurns' }, cron: '30 * * * *' },
  { message: { kind: 'sweepFiles' }, cron: '15 * * * *' },
  { message: { kind: 'removeOld' }, cron: '45 * * * *' },
] as const;

/** Queues of older versions to which a schedule in the database would still send. */
const NO_LONGER_REPEATED = ['sweep-webhooks'];

type QueueSettings = Omit<NonNullable<Parameters<PgBoss['createQueue']>[1]>, 'name' | 'policy' | 'partition'>;

/** A worker without a heartbeat for this long is dead; its message is delivered to another. */
const HEARTBEAT_SECONDS = 15;
/** The interval of a process's heartbeats; after three missing ones it counts as dead. */
const LIFE_SECONDS = 3;
/** More than the queue keeps. */
const MOST_INSTANCES = 10_000;
const QUEUE: QueueSettings = {
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 60 * 60,
  // Some five minutes in all: enough to free a disk or to restart a server.
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
};
/**
 * Where the general settings do not fit. Mail servers ask unknown senders to come again after some minutes, and may be
 * away for a night: some ten hours in all.
 */
const QUEUES: Readonly<Partial<Record<QueueMessage['kind'], QueueSettings>>> = {
  sendNotice: { retryLimit: 18, retryDelay: 5, retryDelayMax: 3600 },
};
/** Dead letters are processed at increasing intervals, for some days. */
const LOST: QueueSettings = { notify: true, retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
/** Seconds between what pg-boss does on its own: `watchQueues` tells it when there is something to do. */
const SELDOM = 60;
const WORK = {
  includeMetadata: true,
  heartbeatRefreshSeconds: 2,
  pollingIntervalSeconds: SELDOM,
  notifyPollingIntervalSeconds: SELDOM,
  localConcurrency: 1,
} as const;

/** A factor for its maintenance and migrations, which read whole tables. */
const LONGER = 2;
/** Milliseconds without an error after which it counts as recovered; a working queue asks more often. */
const QUIET_MS = 5000;
/** Milliseconds without a warning that it repeats at every supervision, as of a long queue, after which it is new. */
const WARNING_QUIET_MS = 5 * SELDOM * 1000;

interface QueueOptions {
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly limits?: TimeLimits;
  readonly traces?: Traces;
  /** connections for its statements; one more listens in a process that works */
  readonly connections?: number;
  /** Takes messages, and so listens for them and watches over workers and schedules; default: true. */
  readonly works?: boolean;
}

/** Errors of the database connection's socket: pg-boss has no other sockets. */
const isSocketError = (error: NodeJS.ErrnoException) => /^E[A-Z_]+$/.test(error.code ?? '');

export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { databaseUrl, log, limits = TIME_LIMITS, traces = NO_TRACES } = options;
  const { connections = divideConnections().queue, works = true } = options;
  // Passed on to pg's pool; pg-boss's types lack some of them.
  const database = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: LONGER * limits.queryMs,
    keepAlive: true,
  };
  const boss = new PgBoss({
    ...database,
    schema: 'queue',
    max: connections,
    useListenNotify: works,
    // the least time between two processes' supervision of a queue with abandoned messages
    monitorIntervalSeconds: 2,
    superviseIntervalSeconds: SELDOM,
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 3600, // there are no flows
    instanceHeartbeatSeconds: LIFE_SECONDS,
    supervise: works,
    schedule: works,
  });
  const outage = sayOnce(log, {
    fails: 'the queue cannot use the database; it tries again',
    works: 'the queue can use the database again',
    quietMs: limits.connectMs + QUIET_MS,
  });
  const failed = (error: Error) => {
    if (isOutage(error) || isSocketError(error)) outage.failed(error);
    else log.error({ error: error.message }, 'queue failed');
  };
  boss.on('error', failed);
  const isNew = episodes(WARNING_QUIET_MS);
  boss.on('warning', (warning) => {
    // the text of one warning differs by its figures
    if (isNew(warning.message.replaceAll(/\d+/g, ''))) log.warn({ warning }, 'queue warns');
  });
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const kind of KINDS) {
    await setUp(lostNameOf(kind), LOST);
    await setUp(nameOf(kind), { ...QUEUE, ...QUEUES[kind], deadLetter: lostNameOf(kind) });
  }
  for (const { message, cron } of REPEATED) {
    await boss.schedule(nameOf(message.kind), cron, message, { missed: 'once' });
  }
  for (const name of NO_LONGER_REPEATED) await boss.unschedule(name);
  const closing = new AbortController();
  /** pg-boss's worker for each queue, by its name. */
  const workers = new Map<string, string>();
  const wake = (name: string) => boss.notifyWorker(workers.get(name) ?? '');

  /** Creates a queue, or updates the settings of an existing one. */
  async function setUp(name: string, settings: QueueSettings) {
    // Two processes may start at once: creating an existing queue changes nothing.
    if (known.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
  }

  async function take<Message>(name: string, handle: (job: JobWithMetadata<Message>) => Promise<void>) {
    const worker = await boss.work<Message, void, typeof WORK>(name, WORK, async (jobs) => {
      wake(name); // what waits already is not notified again
      for (const job of jobs) await handle(job);
    });
    workers.set(name, worker);
  }

  async function workOn<Kind extends QueueMessage['kind']>(kind: Kind, handler: Handlers[Kind]) {
    type Message = Extract<QueueMessage, { kind: Kind }>;
    await take<Message>(nameOf(kind), async (job) => {
      const signal = AbortSignal.any([job.signal, closing.signal]);
      const work = () =>
        (handler.work as Work<Message>)(job.data, signal, job.id).catch((error: unknown) => {
          const tries = { try: job.retryCount + 1, of: job.retryLimit + 1 };
          if (!signal.aborted) log.warn({ err: error, kind, id: job.id, ...tries }, 'work failed');
          throw error;
        });
      await during(idsOf(job.id, job.data), () => tracedWork(traces, job, work));
    });
    await take<Message>(lostNameOf(kind), async (job) => {
      // A dead letter is a new message, which names the one that failed.
      const id = job.sourceId ?? job.id;
      await during(idsOf(id, job.data), () => {
        log.error({ kind, id }, 'work has failed for good');
        return (handler.giveUp as (message: Message, id: string) => Promise<void>)(job.data, id);
      });
    });
  }

  return {
    async send(tx, message, after) {
      const id = await tracedSending(traces, message, (data) =>
        boss.send(nameOf(message.kind), data, { db: fromPrisma(tx), startAfter: after }),
      );
      if (!id) throw new Error(`The queue did not accept the message ${message.kind}.`);
    },
    async sendMany(tx, message, times) {
      if (times === 0) return;
      const ids = await tracedSending(traces, message, (data) => {
        const messages = Array.from({ length: times }, () => ({ data }));
        return boss.insert(nameOf(message.kind), messages, { db: fromPrisma(tx), returnId: true });
      });
      if (ids?.length !== times) throw new Error(`The queue did not accept ${times} messages ${message.kind}.`);
    },
    async unfinished(tx, kind) {
      const rows = await tx.$queryRaw<{ id: string }[]>`
        SELECT id::text FROM queue.job WHERE name = ${nameOf(kind)} AND state IN ('created', 'retry', 'active')`;
      return rows.map(({ id }) => id);
    },
    async resend(executeSql, kept) {
      const known = kept.filter(({ message: { kind } }) => Object.hasOwn(NAMES, kind));
      for (const kind of new Set(known.map(({ message }) => message.kind))) {
        const messages = known.filter(({ message }) => message.kind === kind);
        await boss.insert(
          nameOf(kind),
          messages.map(({ id, message, after }) => ({ id, data: message, ...(after && { startAfter: after }) })),
          { db: { executeSql } },
        );
      }
      return known.length;
    },
    async work(handlers) {
      await workOn('stage', handlers.stage);
      await workOn('checkTurns', handlers.checkTurns);
      await workOn('deliver', handlers.deliver);
      await workOn('makePack', handlers.makePack);
      await workOn('suggestRoom', handlers.suggestRoom);
      await workOn('removeObjects', handlers.removeObjects);
      await workOn('sendReset', handlers.sendReset);
      await workOn('sendEmailChange', handlers.sendEmailChange);
      await workOn('tellEmailChanged', handlers.tellEmailChanged);
      await workOn('sendInvitation', handlers.sendInvitation);
      await workOn('tell', handlers.tell);
      await workOn('sendNotice', handlers.sendNotice);
      await workOn('callOffPayments', handlers.callOffPayments);
      await workOn('lapseInvoices', handlers.lapseInvoices);
      await workOn('sweepFiles', handlers.sweepFiles);
      await workOn('removeOld', handlers.removeOld);
      void watchQueues({
        names: [...workers.keys()],
        signal: closing.signal,
        query: (sql, values) => boss.getDb().executeSql(sql, values),
        onDue: wake,
        onAbandoned: (name) => boss.supervise(name),
        onError: failed,
      });
    },
    async workers() {
      const instances = await boss.getInstances({ limit: MOST_INSTANCES });
      return instances.filter(({ live, workers }) => live && workers.length > 0).length;
    },
    async depths() {
      const { rows } = (await boss.getDb().executeSql(DEPTHS, [KINDS, KINDS.map(nameOf)])) as { rows: QueueDepth[] };
      return rows;
    },
    async close() {
      closing.abort(new Error('The worker stops.'));
      await boss.stop({ graceful: true, timeout: 5000, close: true });
    },
  };
}

/** For the log. */
const idsOf = (messageId: string, message: QueueMessage): LogIds => ({
  messageId,
  ...('jobId' in message && { jobId: message.jobId }),
});
