/** What PostgreSQL's lock file says, and whether the process it names is really the server of that folder. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

const fileOf = (cluster: string) => join(cluster, 'postmaster.pid');

/** The lines of `postmaster.pid`: pid, folder, start time, port, socket folder, address, shared memory, status. */
export function readPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(fileOf(cluster), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * For a lock file whose number has passed to another program, which PostgreSQL would take for a server. That of a dead
 * server is left to PostgreSQL, which checks its shared memory by it.
 */
export const removeLock = (cluster: string): void => rmSync(fileOf(cluster), { force: true });

/**
 * Whether the process that the lock file names still serves this folder. A number given to another program since, and a
 * dead process that nobody has reaped, do not count.
 */
export function isServing(cluster: string, { pid }: Postmaster): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return !isZombie(pid) && workingFolder(pid) === realpathSync(cluster);
  if (process.platform === 'win32') return true;
  return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
}

/** Whether any process has the number. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return true; // gone in the meantime
  }
}

/** PostgreSQL works inside its folder. Null where the process belongs to somebody else. */
function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
