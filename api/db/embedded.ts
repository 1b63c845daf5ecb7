/**
 * PostgreSQL from npm as a child process, for where no DATABASE_URL is given.
 *
 * Any number of processes may share one data folder. The first starts the server, the others adopt it, as does whoever
 * comes after a crash that left it running. Each holds a shared advisory lock on a connection of its own for as long as
 * it uses the server; the one that leaves last, which gets the lock exclusively, stops it. A killed process loses its
 * connection and with it the lock, so nothing needs to be cleaned up.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { keptSecret } from '../secrets.js';
import { canReach, findBinaries, isRoot, type Binaries } from './binaries.js';
import { isServing, readPostmaster, type Postmaster } from './postmaster.js';

const run = promisify(execFile);

const USER = 'showhome';
const DATABASE = 'showhome';
/** Any number that nobody else locks; Prisma's migrations use 72707369. */
const USAGE_LOCK = 72707370;
const START_LIMIT_MS = 60_000;
const POLL_MS = 15;
const LARGEST_LOG_BYTES = 10_000_000;

export interface EmbeddedOptions {
  /** absolute; made where it is missing */
  readonly dataDir: string;
  /** PostgreSQL settings, as `{ fsync: 'off' }` for tests */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Embedded {
  readonly url: string;
  /** true: the server ran already */
  readonly adopted: boolean;
  /** Lets go of the server; stops it, with all committed data on disk, where nobody else uses it. */
  stop(): Promise<void>;
}

interface Place {
  readonly binaries: Binaries;
  /** PGDATA */
  readonly cluster: string;
  readonly log: string;
  readonly password: string;
}

/** Resolves when the server answers. Rejects with the end of its log where it does not start. */
export async function startEmbedded({ dataDir, settings = {} }: EmbeddedOptions): Promise<Embedded> {
  const place = preparePlace(dataDir);
  await initialise(place);
  const deadline = Date.now() + START_LIMIT_MS;
  let child: ChildProcess | null = null;
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(place.cluster);
    if (postmaster && isServing(place.cluster, postmaster)) {
      const usage = postmaster.ready ? await holdUsage(place, postmaster) : null;
      if (usage) return embedded({ place, postmaster, usage, adopted: postmaster.pid !== child?.pid });
    } else if (!child || child.exitCode !== null || child.signalCode !== null) {
      // A second process may be starting it as well: the lock file lets one through, the other adopts.
      if (child && !postmaster) throw new Error(`PostgreSQL did not start:\n${endOfLog(place)}`);
      if (postmaster) rmSync(join(place.cluster, 'postmaster.pid'), { force: true });
      child = await launch(place, settings);
    }
    await wait(POLL_MS);
  }
  throw new Error(`PostgreSQL in ${place.cluster} does not answer:\n${endOfLog(place)}`);
}

function preparePlace(dataDir: string): Place {
  const binaries = findBinaries();
  mkdirSync(dataDir, { recursive: true });
  const folder = reachableFolder(join(dataDir, 'postgres'));
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRoot()) chownSync(folder, binaries.runAs.uid ?? 0, binaries.runAs.gid ?? 0);
  const log = join(folder, 'postgres.log');
  if (existsSync(log) && statSync(log).size > LARGEST_LOG_BYTES) truncateSync(log);
  return { binaries, cluster: join(folder, 'cluster'), log, password: keptSecret(join(folder, 'password')) };
}

/**
 * As root the server runs as `nobody`, who cannot enter a 0700 home. Then the database lies under /var/lib, and the file
 * `postgres.location` in the data folder says where: with the data folder removed, a new database begins.
 */
function reachableFolder(folder: string): string {
  if (!isRoot() || canReach(dirname(folder))) return folder;
  const pointer = `${folder}.location`;
  if (!existsSync(pointer)) {
    writeFileSync(pointer, `/var/lib/showhome/${randomBytes(8).toString('hex')}`, { flush: true });
  }
  return readFileSync(pointer, 'utf8').trim();
}

/** Made beside its place and moved there whole: an interrupted start leaves nothing half-made in use. */
async function initialise({ binaries, cluster, password }: Place): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const fresh = `${cluster}.${randomBytes(6).toString('hex')}`;
  const passwordFile = `${fresh}.password`;
  const { runAs } = binaries;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot()) chownSync(passwordFile, runAs.uid ?? 0, runAs.gid ?? 0);
  const options = ['--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--encoding', 'UTF8'];
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
  try {
    await run(binaries.initdb, ['--pgdata', fresh, ...options, ...locale, '--no-instructions'], {
      ...runAs,
      cwd: dirname(cluster),
    });
    renameSync(fresh, cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another process that started at the same time may have put its own there.
    if (!existsSync(join(cluster, 'PG_VERSION'))) {
      throw new Error(`The embedded database could not be made: ${(error as Error).message}`, { cause: error });
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** In a process group of its own, so that Ctrl-C in the terminal reaches only us: the database stops last. */
async function launch({ binaries, cluster, log }: Place, settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const fixed = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const flags = Object.entries({ ...fixed, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', cluster, ...flags], {
    ...binaries.runAs,
    cwd: cluster,
    stdio: ['ignore', output, output],
    detached: true,
    windowsHide: true,
  });
  closeSync(output);
  child.on('error', () => {}); // reported by what the log says, or does not say
  child.unref();
  return child;
}

/** Null where the server goes down at this moment. */
async function holdUsage(place: Place, postmaster: Postmaster): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: urlOf(place, postmaster, 'postgres'), keepAlive: true });
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

interface Running {
  readonly place: Place;
  readonly postmaster: Postmaster;
  readonly usage: pg.Client;
  readonly adopted: boolean;
}

function embedded({ place, postmaster, usage, adopted }: Running): Embedded {
  return {
    url: urlOf(place, postmaster, DATABASE),
    adopted,
    async stop() {
      const last = await isLast(usage);
      if (last) await stopServer(place);
      await usage.end().catch(() => {});
    },
  };
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

/** "Fast": open transactions are rolled back, connections closed, everything committed is written. */
async function stopServer({ binaries, cluster }: Place): Promise<void> {
  const options = ['--pgdata', cluster, '--mode', 'fast', '--wait', '--timeout', '60', '--silent'];
  await run(binaries.pgCtl, ['stop', ...options], { ...binaries.runAs, cwd: cluster }).catch((error: Error) => {
    const postmaster = readPostmaster(cluster);
    if (postmaster && isServing(cluster, postmaster)) throw error;
  });
}

function urlOf({ password }: Place, { port }: Postmaster, database: string): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

function endOfLog({ log }: Place): string {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-12).join('\n') : 'It wrote no log.';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
