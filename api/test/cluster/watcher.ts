/** A page that watches jobs over a socket, and reconnects as ours do. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { reconnectPause, SOCKET_PATIENCE_MS } from '../../shared/liveSocket.js';
import type { CutClient } from './cutClient.js';

export interface Watcher {
  /** times of performance.now() */
  readonly lost: readonly number[];
  readonly connected: readonly number[];
  /** the ids of the jobs that it was told of, with the times */
  readonly heard: readonly { readonly jobId: string; readonly at: number }[];
  close(): Promise<void>;
}

/** Resolves when its socket is open. */
export async function watchJobs(url: string, cookie: string): Promise<Watcher> {
  class Socket extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { headers: { cookie } });
    }
  }
  const [lost, connected]: [number[], number[]] = [[], []];
  const heard: { readonly jobId: string; readonly at: number }[] = [];
  let begun = () => {};
  const ready = new Promise<void>((done) => (begun = done));
  let closedWith: number | undefined;
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: Socket,
    connectionAckWaitTimeout: SOCKET_PATIENCE_MS,
    retryAttempts: Infinity,
    retryWait: (retries) => new Promise((done) => setTimeout(done, reconnectPause(retries, closedWith))),
    shouldRetry: () => true,
    on: {
      connected: () => {
        connected.push(performance.now());
        begun();
      },
      closed: (event) => {
        closedWith = (event as { readonly code?: number }).code;
        if (connected.length > lost.length) lost.push(performance.now());
      },
    },
  });
  const query = 'subscription { stagingJobUpdated { id } }';
  const answers = client.iterate<{ stagingJobUpdated: { id: string } }>({ query });
  const listening = (async () => {
    for await (const { data } of answers) {
      if (data) heard.push({ jobId: data.stagingJobUpdated.id, at: performance.now() });
    }
  })();
  await ready;
  return {
    lost,
    connected,
    heard,
    async close() {
      await answers.return?.();
      await listening;
      await client.dispose();
    },
  };
}

export interface Move {
  /** milliseconds from the cause of a loss to the acknowledgement by another server */
  readonly took: number;
  /** milliseconds of the slowest answer to a request meanwhile */
  readonly answer: number;
}

/**
 * The moves of a socket to another server.
 * @param causes times at which servers were killed or stopped
 */
export function movesOf({ lost, connected }: Watcher, causes: readonly number[], { log }: CutClient): Move[] {
  return lost.map((at) => {
    const from = causes.findLast((each) => each <= at) ?? at;
    const until = connected.find((each) => each > at) ?? Infinity;
    const meanwhile = log.answers.filter(({ asked, answered }) => answered > from && asked < until);
    const answer = Math.max(0, ...meanwhile.map(({ asked, answered }) => answered - asked));
    return { took: until - from, answer };
  });
}

/** A socket has to be at another server after so many milliseconds. */
const MOVED_WITHIN = 3000;
/** An answer that takes longer shows that the machine is too busy with other things; a socket may take as much more. */
const USUAL_ANSWER = 500;

export const isSlow = ({ took, answer }: Move) => took > MOVED_WITHIN + Math.max(0, answer - USUAL_ANSWER);
