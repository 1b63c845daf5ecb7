/** Reads PostgreSQL's lock file, and checks that its process is really the server of that folder. */
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
 * Removes a lock file whose process id now belongs to another program, which PostgreSQL would take for a server. The
 * lock file of a dead server is left to PostgreSQL, which needs it to check shared memory.
 */
export const removeLock = (cluster: string): void => rmSync(fileOf(cluster), { force: true });

/**
 * Whether the lock file's process still serves this folder. Another program with the same process id, or a zombie, does
 * not count.
 */
export function isServing(cluster: string, { pid }: Postmaster): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') return !isZombie(pid) && workingFolder(pid) === realpathSync(cluster);
  if (process.platform === 'win32') return true;
  return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
}

/** Whether there is a process with this id. */
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
    return true; // it has ended meanwhile
  }
}

/**
 * The process's working folder, which for PostgreSQL is the data folder. Null when the process belongs to another user.
 */
function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
