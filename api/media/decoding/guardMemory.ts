import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { LOOK_EVERY_MS } from './limits.js';

/** The page size of Linux on most machines; where pages are larger, the guard counts too little. */
const PAGE_BYTES = 4096;

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
