/** The free space on the database's disk: uploads leave a reserve for the database. */
import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DiskFullError } from '../domain/errors.js';

const GB = 1024 ** 3;
/**
 * The default reserve for the database: enough for PostgreSQL's write-ahead log; less on a small disk, so that uploads
 * are possible.
 */
const DEFAULT_RESERVE = 1 * GB;
const DEFAULT_SHARE = 0.05;
/** The interval of checks while a worker waits; milliseconds. */
const LOOK_AGAIN_MS = 5000;
/** The interval of log lines while the disk stays full; milliseconds. */
const TELL_AGAIN_MS = 60_000;

export interface DiskSpace {
  /** bytes of the whole disk */
  readonly size: number;
  /** bytes that this process may still write */
  readonly free: number;
}

export interface DiskRoom {
  /** Bytes that may be written without touching the reserve; negative when it is in use. */
  left(): Promise<number>;
  /** @throws DiskFullError when that many bytes would touch the reserve */
  require(bytes: number): Promise<void>;
  /** Resolves when there is space for that many bytes. Rejects when the signal aborts */
  wait(bytes: number, signal?: AbortSignal): Promise<void>;
}

interface DiskRoomOptions {
  /** any folder on the disk */
  readonly folder: string;
  /** bytes; null: the smaller of 1 GB and 5 % of the disk */
  readonly reserve: number | null;
  readonly log: Logger;
  /** reads the disk's space; tests replace it */
  readonly measure?: (folder: string) => Promise<DiskSpace>;
}

export function openDiskRoom({ folder, reserve, log, measure = spaceOf }: DiskRoomOptions): DiskRoom {
  let toldAt = Number.NEGATIVE_INFINITY;

  async function left(): Promise<number> {
    const { size, free } = await measure(folder);
    return free - (reserve ?? Math.min(DEFAULT_RESERVE, size * DEFAULT_SHARE));
  }

  async function hasRoom(bytes: number): Promise<boolean> {
    const room = await left();
    if (room >= bytes) return true;
    if (performance.now() - toldAt > TELL_AGAIN_MS) {
      toldAt = performance.now();
      log.error({ folder, room, wanted: bytes }, 'the disk is full: what is left is kept for the database');
    }
    return false;
  }

  return {
    left,
    async require(bytes) {
      if (!(await hasRoom(bytes))) throw new DiskFullError();
    },
    async wait(bytes, signal) {
      while (!(await hasRoom(bytes))) await wait(LOOK_AGAIN_MS, undefined, { signal });
    },
  };
}

async function spaceOf(folder: string): Promise<DiskSpace> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { size: blocks * bsize, free: bavail * bsize };
}

/** Whether a write failed because the disk or the user's quota is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFullError || ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException)?.code));
