/**
 * PostgreSQL from npm as a child process, for where no DATABASE_URL is given.
 *
 * Any number of processes may share one data folder. The first starts the server, the others adopt it, as does whoever
 * comes after a crash that left it running. Each holds a shared advisory lock on a connection of its own for as long as
 * it uses the server; the one that leaves last, which gets the lock exclusively, stops it. A killed process loses its
 * connection and with it the lock, so nothing needs to be cleaned up.
 */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../freePort.js';
import {
  endOfLog,
  hasEnded,
  initialise,
  launch,
  preparePlace,
  stopServer,
  urlOf,
  type LaunchOptions,
  type Place,
} from './cluster.js';
import { isAlive, isServing, readPostmaster, removeLock, type Postmaster } from './postmaster.js';

const DATABASE = 'showhome';
/** Any number that nobody else locks; Prisma's migrations use 72707369. */
const USAGE_LOCK = 72707370;
const START_LIMIT_MS = 60_000;
const POLL_MS = 15;

export interface EmbeddedOptions {
  /** absolute; made where it is missing */
  readonly dataDir: string;
  /** PostgreSQL settings, as `{ fsync: 'off' }` for tests */
  readonly settings?: Readonly<Record<string, string>>;
  /** called where the server died and could not be brought up again */
  readonly onLost?: (error: Error) => void;
}

export interface Embedded {
  readonly url: string;
  /** true: the server ran already */
  readonly adopted: boolean;
  /** Lets go of the server; stops it, with all committed data on disk, where nobody else uses it. */
  stop(): Promise<void>;
}

/** Resolves when the server answers. Rejects with the end of its log where it does not start. */
export async function startEmbedded({ dataDir, settings = {}, onLost }: EmbeddedOptions): Promise<Embedded> {
  const place = preparePlace(dataDir);
  await initialise(place);
  const { port, usage, adopted } = await bringUp(place, { settings, port: await freePort() });
  let held = usage;
  let stopping = false;

  /** The server went away under us: brought up again on the same port, every client finds it by itself. */
  function watch(): void {
    held.once('end', () => {
      if (stopping) return;
      bringUp(place, { settings, port }).then(
        (again) => {
          held = again.usage;
          if (again.port === port) watch();
          else onLost?.(new Error(`PostgreSQL moved from port ${port} to ${again.port}.`));
        },
        (error: Error) => onLost?.(error),
      );
    });
  }

  watch();
  return {
    url: urlOf(place, port, DATABASE),
    adopted,
    async stop() {
      stopping = true;
      if (await isLast(held)) await stopServer(place);
      await held.end().catch(() => {});
    },
  };
}

interface Running {
  readonly port: number;
  readonly usage: pg.Client;
  readonly adopted: boolean;
}

/** Adopts the server that runs, or starts one; waits for one that is starting, recovering or stopping. */
async function bringUp(place: Place, options: LaunchOptions): Promise<Running> {
  const deadline = Date.now() + START_LIMIT_MS;
  let child: ChildProcess | null = null;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(place.cluster);
    if (postmaster && isServing(place.cluster, postmaster)) {
      const usage = postmaster.ready ? await holdUsage(place, postmaster) : null;
      if (usage) return { port: postmaster.port, usage, adopted: postmaster.pid !== child?.pid };
    } else if (!child || hasEnded(child)) {
      // Several processes may start it at once: the lock file lets one through, the others adopt it.
      if (child && !isBusy(place)) throw new Error(`PostgreSQL did not start:\n${endOfLog(place)}`);
      if (postmaster && isAlive(postmaster.pid)) removeLock(place.cluster);
      child = launch(place, options);
    }
    await wait(POLL_MS);
  }
  throw new Error(`PostgreSQL in ${place.cluster} does not answer:\n${endOfLog(place)}`);
}

/** Another process was faster, or the processes of a killed server are still leaving: both pass. */
function isBusy(place: Place): boolean {
  const last = endOfLog(place).trimEnd().split('\n').slice(-3).join('\n');
  return /lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(last);
}

/** Null where the server goes down at this moment. */
async function holdUsage(place: Place, postmaster: Postmaster): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: urlOf(place, postmaster.port, 'postgres'), keepAlive: true });
  client.on('error', () => {}); // a lost connection shows where the database is used
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>(
      `SELECT pg_try_advisory_lock_shared(${USAGE_LOCK}) AS locked`,
    );
    if (!rows[0].locked) throw new Error('The server is being stopped.');
    await ensureDatabase(client);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if ((error as pg.DatabaseError).code === '28P01') {
      throw new Error(`The password of the database in ${place.cluster} is not the one kept beside it.`, {
        cause: error,
      });
    }
    return null;
  }
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount) return;
  await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: pg.DatabaseError) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error; // made by another process just now
  });
}

/** Trades the shared lock for the exclusive one, and keeps it: whoever comes now waits for the server to be gone. */
async function isLast(usage: pg.Client): Promise<boolean> {
  try {
    await usage.query(`SELECT pg_advisory_unlock_shared(${USAGE_LOCK})`);
    const { rows } = await usage.query<{ last: boolean }>(`SELECT pg_try_advisory_lock(${USAGE_LOCK}) AS last`);
    return rows[0].last;
  } catch {
    return false; // the server is gone already
  }
}
