/** How much may still be written to the disk on which the database lies: uploads leave it a reserve. */
import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DiskFullError } from '../domain/errors.js';

const GB = 1024 ** 3;
/**
 * What is kept free for the database where nothing is set: enough for PostgreSQL's log of changes, and on a small disk
 * not so much of it that nothing could be uploaded.
 */
const DEFAULT_RESERVE = 1 * GB;
const DEFAULT_SHARE = 0.05;
/** How often a worker that waits looks again; milliseconds. */
const LOOK_AGAIN_MS = 5000;
/** A disk that stays full is told of once in this time, not at each upload. */
const TELL_AGAIN_MS = 60_000;

export interface DiskSpace {
  /** bytes of the whole disk */
  readonly size: number;
  /** bytes that this process may still write */
  readonly free: number;
}

export interface DiskRoom {
  /** Bytes that may be written before the reserve is touched; negative where it is. */
  left(): Promise<number>;
  /** @throws DiskFullError where so many bytes would touch the reserve */
  require(bytes: number): Promise<void>;
  /** Resolves when there is room for so many bytes. Rejects where the signal aborts */
  wait(bytes: number, signal?: AbortSignal): Promise<void>;
}

interface DiskRoomOptions {
  /** any folder of the disk */
  readonly folder: string;
  /** bytes; null: the smaller of 1 GB and 5 % of the disk */
  readonly reserve: number | null;
  readonly log: Logger;
  /** what the disk says of itself; another one for tests */
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

/** Whether a write failed because its disk has no room, ours or the user's share of it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFullError || ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException)?.code));
