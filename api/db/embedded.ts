/**
 * PostgreSQL from npm as a child process, used without DATABASE_URL.
 *
 * Any number of processes may share one data folder. The first starts the server, the others adopt it, also after a
 * crash that left it running. Each process holds a shared advisory lock on a connection of its own while it uses the
 * server. A process that stops tries to take the lock exclusively; the last one gets it and stops the server. A killed
 * process loses its connection and with it the lock, so nothing needs to be cleaned up.
 */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../freePort.js';
import { StartError } from '../startError.js';
import {
  endOfLog,
  hasEnded,
  initialise,
  keepPort,
  lastPort,
  launch,
  preparePlace,
  sizeOfLog,
  stopServer,
  urlOf,
  type LaunchOptions,
  type Place,
} from './cluster.js';
import { oneRow } from './oneRow.js';
import { isAlive, isServing, readPostmaster, removeLock, type Postmaster } from './postmaster.js';
import { explainFailure } from './startFailure.js';

const DATABASE = 'showhome';
/** An arbitrary number that no one else uses; Prisma's migrations use 72707369. */
const USAGE_LOCK = 72707370;
const START_LIMIT_MS = 60_000;
/** Long, because after a crash it may have much to replay, and no person waits for it. */
const REVIVAL_LIMIT_MS = 10 * 60_000;
/** Milliseconds between attempts to restart it. */
const PAUSE_MS = { first: 500, most: 30_000 };
const POLL_MS = 15;

interface EmbeddedOptions {
  /** absolute; created when it is missing */
  readonly dataDir: string;
  /** PostgreSQL settings, as `{ fsync: 'off' }` for tests */
  readonly settings?: Readonly<Record<string, string>>;
  /** called each time that the server ended and could not be restarted; it is retried after the pause */
  readonly onOutage?: (error: Error, pauseMs: number) => void;
  /** called when it was restarted after an outage */
  readonly onRecovery?: () => void;
  /** called when the server runs again but this process cannot reach it */
  readonly onLost?: (error: Error) => void;
}

export interface Embedded {
  readonly url: string;
  /** true: the server was running already */
  readonly adopted: boolean;
  /** Releases the server, and stops it with all committed data on disk if no other process uses it. */
  stop(): Promise<void>;
}

/**
 * Resolves when the server answers.
 * @throws StartError with the remedy when it does not start; nothing is left running
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, settings = {} } = options;
  const place = await prepare(dataDir);
  const first = await bringUp(place, { settings, port: await portFor(place), limit: START_LIMIT_MS });
  const { port, adopted } = first;
  keepPort(place, port);
  const stopping = new AbortController();
  const { signal } = stopping;
  let held = first.usage;
  let revived = Promise.resolve();

  /** Restarts a server that ended on the same port, where every client reconnects by itself. */
  async function revive(): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        const again = await bringUp(place, { settings, port, limit: REVIVAL_LIMIT_MS, signal });
        held = again.usage;
        if (again.port !== port) {
          return options.onLost?.(new Error(`PostgreSQL moved from port ${port} to ${again.port}.`));
        }
        watch();
        if (failures > 0) options.onRecovery?.();
        return;
      } catch (error) {
        if (signal.aborted) return;
        const pause = Math.min(PAUSE_MS.most, PAUSE_MS.first * 2 ** failures);
        options.onOutage?.(error as Error, pause);
        await wait(pause, undefined, { signal }).catch(() => {});
      }
    }
  }

  function watch(): void {
    held.once('end', () => {
      if (!signal.aborted) revived = revive();
    });
  }

  watch();
  return {
    url: urlOf(place, port, DATABASE),
    adopted,
    async stop() {
      stopping.abort(new Error('The database is being stopped.'));
      await revived;
      if (await isLast(held)) await stopServer(place);
      await held.end().catch(() => {});
    },
  };
}

/** @throws StartError */
async function prepare(dataDir: string): Promise<Place> {
  try {
    const place = preparePlace(dataDir);
    await initialise(place);
    return place;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw explainFailure(join(dataDir, 'postgres'), (error as Error).message);
  }
}

/**
 * The port of the last server if it is free, so that a start during an outage does not move other processes' server.
 */
async function portFor(place: Place): Promise<number> {
  const last = lastPort(place);
  return last === null ? freePort() : freePort(last).catch(() => freePort());
}

interface Running {
  readonly port: number;
  readonly usage: pg.Client;
  readonly adopted: boolean;
}

interface BringUpOptions extends LaunchOptions {
  /** milliseconds */
  readonly limit: number;
  readonly signal?: AbortSignal;
}

/**
 * Adopts a running server, or starts one; waits for one that is starting, recovering or stopping.
 * @throws StartError; a server that was started here is stopped
 */
async function bringUp(place: Place, options: BringUpOptions): Promise<Running> {
  const deadline = Date.now() + options.limit;
  let child: ChildProcess | null = null;
  let logged = 0;
  try {
    while (Date.now() < deadline) {
      options.signal?.throwIfAborted();
      const postmaster = readPostmaster(place.cluster);
      if (postmaster && isServing(place.cluster, postmaster)) {
        const usage = postmaster.ready ? await holdUsage(place, postmaster) : null;
        if (usage) return { port: postmaster.port, usage, adopted: postmaster.pid !== child?.pid };
      } else if (!child || hasEnded(child)) {
        // Several processes may start it at the same time: the lock file allows one, and the others adopt it.
        if (child && !isBusy(place)) throw explainFailure(place.cluster, endOfLog(place, logged));
        if (postmaster && isAlive(postmaster.pid)) removeLock(place.cluster);
        logged = sizeOfLog(place);
        child = begin(place, options);
      }
      await wait(POLL_MS);
    }
    throw explainFailure(place.cluster, endOfLog(place, logged));
  } catch (error) {
    if (child && !hasEnded(child)) await stopServer(place).catch(() => {}); // the first error is more specific
    throw error;
  }
}

/** @throws StartError when its log cannot be written */
function begin(place: Place, options: LaunchOptions): ChildProcess {
  try {
    return launch(place, options);
  } catch (error) {
    throw explainFailure(place.cluster, (error as Error).message);
  }
}

/** Whether another process was faster, or processes of a killed server still exist: both are temporary. */
function isBusy(place: Place): boolean {
  const last = endOfLog(place).trimEnd().split('\n').slice(-3).join('\n');
  return /lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(last);
}

/** Null when the server is shutting down. */
async function holdUsage(place: Place, postmaster: Postmaster): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: urlOf(place, postmaster.port, 'postgres'), keepAlive: true });
  client.on('error', () => {}); // clients of the database notice a lost connection
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>(
      `SELECT pg_try_advisory_lock_shared(${USAGE_LOCK}) AS locked`,
    );
    if (!oneRow(rows).locked) throw new Error('The server is being stopped.');
    await ensureDatabase(client);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if ((error as pg.DatabaseError).code === '28P01') {
      throw new StartError(
        `The database in ${place.cluster} does not take the password in the file \`password\` beside it. Restore that ` +
          'file from a backup of the same data folder.',
      );
    }
    return null;
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount) return;
  await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: pg.DatabaseError) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error; // another process has just created it
  });
}

/**
 * Replaces the shared lock by the exclusive one, and keeps it: a process that starts now waits until the server has
 * ended.
 */
async function isLast(usage: pg.Client): Promise<boolean> {
  try {
    await usage.query(`SELECT pg_advisory_unlock_shared(${USAGE_LOCK})`);
    const { rows } = await usage.query<{ last: boolean }>(`SELECT pg_try_advisory_lock(${USAGE_LOCK}) AS last`);
    return oneRow(rows).last;
  } catch {
    return false; // the server has ended already
  }
}
