import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { LOOK_EVERY_MS } from './limits.js';

/** Linux on all machines that Node runs on, but for some with large pages; those count too little here. */
const PAGE_BYTES = 4096;

/**
 * Ends a process whose resident memory runs over `most` bytes, from outside: its own watch stands still while the kernel holds the
 * whole process. Does nothing where there is no /proc.
 * @returns ends the watch
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
