/** The data folder of an embedded PostgreSQL: creating, starting, stopping. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
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
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { keptSecret } from '../secrets.js';
import { canReach, findBinaries, isRoot, type Binaries } from './binaries.js';
import { isServing, readPostmaster } from './postmaster.js';
import { explainOtherMajor } from './startFailure.js';

const run = promisify(execFile);

const USER = 'showhome';
const LARGEST_LOG_BYTES = 10_000_000;
const DAMAGED_PASSWORD =
  'Restore it from a backup of the data folder: the embedded database opens with no other password.';

export interface Place {
  readonly binaries: Binaries;
  /** PGDATA */
  readonly cluster: string;
  readonly log: string;
  readonly password: string;
}

export interface LaunchOptions {
  readonly settings: Readonly<Record<string, string>>;
  readonly port: number;
}

/**
 * Finds or creates the folder, and the password in it.
 * @throws StartError when another major version of PostgreSQL wrote the database
 */
export function preparePlace(dataDir: string): Place {
  const binaries = findBinaries();
  mkdirSync(dataDir, { recursive: true });
  const folder = reachableFolder(join(dataDir, 'postgres'));
  const cluster = join(folder, 'cluster');
  requireSameMajor(cluster, { dataDir, brought: binaries.major }); // before anything is written
  openPassage(dirname(folder));
  // It stays ours, also when the server runs as another user, who must not be able to change what we read and write as
  // root.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, isRoot() ? 0o711 : 0o700);
  const log = join(folder, 'postgres.log');
  if (existsSync(log) && statSync(log).size > LARGEST_LOG_BYTES) truncateSync(log);
  return {
    binaries,
    cluster,
    log,
    password: keptSecret(join(folder, 'password'), DAMAGED_PASSWORD),
  };
}

/** A folder that others may pass through, whatever they may do with new folders. */
function openPassage(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined && isRoot()) chmodSync(folder, 0o711);
}

/** @throws StartError */
function requireSameMajor(cluster: string, place: { readonly dataDir: string; readonly brought: string }): void {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) return;
  const wrote = readFileSync(file, 'utf8').trim();
  if (wrote !== place.brought) throw explainOtherMajor({ ...place, wrote });
}

/**
 * As root the server runs as `nobody`, who cannot enter a 0700 home. Then the database is stored under /var/lib, and
 * the file `postgres.location` in the data folder holds its path: without the data folder, a new database is created.
 * One that is in the data folder already is another user's: beside it, an empty one would be taken for theirs.
 */
function reachableFolder(folder: string): string {
  if (!isRoot() || canReach(dirname(folder)) || existsSync(join(folder, 'cluster'))) return folder;
  const pointer = `${folder}.location`;
  if (!existsSync(pointer)) {
    writeFileSync(pointer, `/var/lib/showhome/${randomBytes(8).toString('hex')}`, { flush: true });
  }
  return readFileSync(pointer, 'utf8').trim();
}

/** Creates the cluster beside its place and renames it, so that an interrupted start leaves no partial cluster. */
export async function initialise({ binaries, cluster, password }: Place): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const fresh = `${cluster}.${randomBytes(6).toString('hex')}`;
  const passwordFile = `${fresh}.password`;
  const { runAs } = binaries;
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs.uid !== undefined) for (const path of [fresh, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
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
    // Another process that started at the same time may have created it.
    if (!existsSync(join(cluster, 'PG_VERSION'))) {
      throw new Error(`The embedded database could not be made: ${(error as Error).message}`, { cause: error });
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Starts the server in a process group of its own, so that Ctrl-C in the terminal reaches only us and the database
 * stops last.
 */
export function launch({ binaries, cluster, log }: Place, { settings, port }: LaunchOptions): ChildProcess {
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
  child.on('error', () => {}); // the server's log reports it
  child.unref();
  return child;
}

/** True also if the process could not be started. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** PostgreSQL's fast shutdown: rolls back open transactions, closes connections, writes all committed data. */
export async function stopServer({ binaries, cluster }: Place): Promise<void> {
  const options = ['--pgdata', cluster, '--mode', 'fast', '--wait', '--timeout', '60', '--silent'];
  await run(binaries.pgCtl, ['stop', ...options], { ...binaries.runAs, cwd: cluster }).catch((error: Error) => {
    const postmaster = readPostmaster(cluster);
    if (postmaster && isServing(cluster, postmaster)) throw error;
  });
}

export function urlOf({ password }: Place, port: number, database: string): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

export const sizeOfLog = ({ log }: Place): number => statSync(log, { throwIfNoEntry: false })?.size ?? 0;

/** @param from byte offset: earlier text is ignored */
export function endOfLog({ log }: Place, from = 0): string {
  if (!existsSync(log)) return 'It wrote no log.';
  return readFileSync(log).subarray(from).toString('utf8').split('\n').slice(-12).join('\n');
}

/** The port of the folder's last server; null when unknown. */
export function lastPort({ cluster }: Place): number | null {
  try {
    return Number(readFileSync(portFile(cluster), 'utf8')) || null;
  } catch {
    return null;
  }
}

export const keepPort = ({ cluster }: Place, port: number): void => writeFileSync(portFile(cluster), String(port));

const portFile = (cluster: string) => join(dirname(cluster), 'port');
