import { CloseCode, createClient, TerminatedCloseEvent } from 'graphql-ws';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { Observable } from 'relay-runtime';
import { reconnectPause, SOCKET_PATIENCE_MS } from '../../api/shared/liveSocket.js';
import { checkSession } from '../session/session.js';
import { connectionLost, connectionRestored } from './connection.js';
import { trustedDocument } from './network.js';

/** The code with which the last socket was closed; undefined: it broke off. */
let closedWith: number | undefined;

/** Waits before the next try; ends when the browser says that the network is back. */
const backOff = (retries: number) =>
  new Promise<void>((done) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      done();
    };
    const timer = setTimeout(go, reconnectPause(retries, closedWith));
    window.addEventListener('online', go);
  });

/** Milliseconds: how often the connection is tested. */
const HEARTBEAT = 12_000;
let unanswered: ReturnType<typeof setTimeout> | undefined;

const client = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  lazy: true,
  // After sleep or a change of network a dead socket is silent for minutes: only an unanswered ping shows it.
  keepAlive: HEARTBEAT,
  // A socket that opens is no connection yet.
  connectionAckWaitTimeout: SOCKET_PATIENCE_MS,
  retryAttempts: Infinity,
  retryWait: backOff,
  // A close or a failed handshake is an event. Anything else is a bug of this code, and a retry would loop.
  shouldRetry: (problem) => problem instanceof Event || problem instanceof TerminatedCloseEvent,
  on: {
    connected: (_socket, _payload, wasRetry) => connectionRestored({ again: wasRetry }),
    ping: (received) => {
      if (!received) unanswered = setTimeout(() => client.terminate(), SOCKET_PATIENCE_MS);
    },
    pong: (received) => {
      if (received) clearTimeout(unanswered);
    },
    closed: (event) => {
      clearTimeout(unanswered);
      const code = event instanceof CloseEvent ? event.code : undefined;
      closedWith = code;
      // The session ended elsewhere: a logout in one tab applies to all.
      if (code === CloseCode.Forbidden) void checkSession();
      if (event instanceof TerminatedCloseEvent || (code !== undefined && code !== 1000)) connectionLost();
    },
  },
});

/** One subscription over graphql-transport-ws; it survives reconnections. */
export function subscribeOperation(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const payload = { query: '', ...trustedDocument(request, variables) };
    return client.subscribe<GraphQLResponse>(payload, {
      next: (result) => sink.next(result as GraphQLResponse),
      error: (problem) => sink.error(problem instanceof Error ? problem : new Error('The live connection failed.')),
      complete: () => sink.complete(),
    });
  });
}
