/** The stored subscriptions: what each socket was told, in order. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Asker, Asking, Variables } from './ask.js';
import type { Table } from './reads.js';

interface Watch {
  readonly name: string;
  readonly who: Asker;
  readonly variables: Variables;
  readonly frames: string[];
  readonly socket: WebSocket;
}

export interface Watches {
  /** Resolves when nothing was told for a while. */
  settled(): Promise<void>;
  /** Notes what was told. */
  close(): void;
}

/** Milliseconds without a frame. Moves of the queue are told once a second at most, so a job's may come later. */
const QUIET = { usual: 250, job: 1300 } as const;
const POLL_MS = 20;
const ASKERS: readonly Asker[] = ['owner', 'member', 'neighbour', 'nobody'];
const OF_WORKSPACE = ['useActivityUpdatesSubscription', 'useInvoiceUpdatesSubscription', 'useJobUpdatesSubscription'];

export async function openWatches(asking: Asking, serverUrl: string, { rows, foreign }: Table): Promise<Watches> {
  const watches: Watch[] = [];
  /** times */
  const told = { last: 0, lastOfJob: 0, settled: 0 };
  let opened = 0;

  async function watch(name: string, variables: Variables, who: Asker): Promise<void> {
    const socket = new WebSocket(`${serverUrl.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: {
        'x-forwarded-for': `10.9.${++opened}.1`,
        ...(who === 'nobody' ? {} : { cookie: asking.people[who].cookie }),
      },
    });
    const frames: string[] = [];
    const send = (message: object) => socket.send(JSON.stringify(message));
    const begun = new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => send({ type: 'connection_init' }));
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        const { type } = JSON.parse(text) as { type: string };
        if (type === 'connection_ack') resolve();
        else if (type !== 'ping') {
          told.last = performance.now();
          if (text.includes('"stagingJobUpdated"')) told.lastOfJob = told.last;
          frames.push(text);
        }
      });
      socket.on('close', (code, reason) => frames.push(`closed with ${code}: ${reason.toString()}`));
    });
    await begun;
    send({ id: '1', type: 'subscribe', payload: { query: '', ...asking.payloadOf(name, variables) } });
    watches.push({ name, who, variables, frames, socket });
  }

  async function settled(): Promise<void> {
    const begun = performance.now();
    let limit: number = QUIET.usual;
    while (performance.now() - Math.max(begun, told.last) < limit) {
      await wait(POLL_MS);
      if (told.lastOfJob > told.settled) limit = QUIET.job;
    }
    told.settled = performance.now();
  }

  for (const who of ASKERS) {
    for (const name of OF_WORKSPACE) await watch(name, {}, who);
  }
  const jobs = [...rows.job.slice(-7), rows.job[0], foreign.job.at(-1), 'nonsense', ''];
  for (const id of jobs) await watch('useReviewUpdatesSubscription', { id }, 'owner');
  for (const who of ASKERS) await watch('useReviewUpdatesSubscription', { id: rows.job.at(-1) }, who);
  await settled();

  return {
    settled,
    close() {
      for (const { name, who, variables, frames, socket } of watches) {
        asking.note(name, who, 'frames', variables, String(frames.length), frames);
        socket.removeAllListeners('close');
        socket.terminate();
      }
    },
  };
}
