import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { LOOK_EVERY_MS } from './limits.js';

/** The page size of Linux on most machines; where pages are larger, the guard counts too little. */
const PAGE_BYTES = 4096;

/** Linux tells CPU time in hundredths of a second. */
const TICK_MS = 10;

/** A process's CPU time so far, milliseconds; null without /proc. */
async function cpuOf({ pid }: ChildProcess): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null);
  // after the program's name, which may hold spaces
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK_MS : null;
}

/**
 * Calls `late` once a process has worked for `most` milliseconds of CPU time from now on; never without /proc.
 * @returns stops the guard
 */
export function guardCpu(child: ChildProcess, most: number, late: () => void): () => void {
  const before = cpuOf(child);
  const timer = setInterval(async () => {
    const [from, now] = await Promise.all([before, cpuOf(child)]);
    if (from !== null && now !== null && now - from > most) late();
  }, LOOK_EVERY_MS * 5);
  return () => clearInterval(timer);
}

/**
 * Kills a process from outside when its resident memory exceeds `most` bytes; its own watch stops while the kernel
 * suspends the process. Does nothing without /proc.
 * @returns stops the guard
 */
export function guardMemory(child: ChildProcess, most: number): () => void {
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    const statm = await readFile(`/proc/${child.pid}/statm`, 'latin1').catch(() => '');
    looking = false;
    if (Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES > most) child.kill('SIGKILL');
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
