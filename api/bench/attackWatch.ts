/**
 * Watches a server from its own process: latency of /healthz, and memory of the server and its children. Receives the
 * messages `begin` and `end`, and answers `end` with the figures.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 20;

export interface Figures {
  /** milliseconds, of the slowest answer of /healthz */
  readonly stall: number;
  /** peak bytes: of the server, and of its largest child except the database; 0 if not measured */
  readonly server: number;
  readonly child: number;
}

const [url, pid] = [process.argv[2], Number(process.argv[3])];
let stall = 0;
let child = 0;

function ask(): Promise<void> {
  const sent = performance.now();
  return new Promise((resolve) => {
    const done = () => {
      stall = Math.max(stall, performance.now() - sent);
      resolve();
    };
    request(`${url}/healthz`, { agent: false }, (response) => response.resume().on('end', done))
      .on('error', done)
      .end();
  });
}

/** A field of /proc/PID/status, in bytes; 0 if the process has ended. */
function memoryOf(id: number, field: 'VmHWM' | 'VmRSS'): number {
  try {
    const [, kilobytes] = new RegExp(`${field}:\\s*(\\d+) kB`).exec(readFileSync(`/proc/${id}/status`, 'latin1')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function childrenOf(id: number): number[] {
  try {
    const threads = readdirSync(`/proc/${id}/task`);
    const lists = threads.map((thread) => readFileSync(`/proc/${id}/task/${thread}/children`, 'latin1'));
    return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number));
  } catch {
    return [];
  }
}

const isNode = (id: number) => {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'latin1').includes('.ts');
  } catch {
    return false;
  }
};

async function poll(): Promise<void> {
  for (;;) {
    await Promise.all([ask(), wait(EVERY_MS)]);
    for (const id of childrenOf(pid).filter(isNode)) child = Math.max(child, memoryOf(id, 'VmRSS'));
  }
}

process.on('message', (message: 'begin' | 'end') => {
  if (message === 'end') process.send?.({ stall, child, server: memoryOf(pid, 'VmHWM') } satisfies Figures);
  stall = 0;
  child = 0;
});
process.once('disconnect', () => process.exit());
void poll();
