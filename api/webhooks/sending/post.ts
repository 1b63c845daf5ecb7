/** One request to an endpoint. */
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { refusalOfUrl, type Destinations } from '../destination.js';
import {
  ForbiddenAddressError,
  guardedLookup,
  requireReachable,
  systemResolve,
  type Resolve,
} from './guardedLookup.js';
import { codeOf, failureText } from './failureText.js';

/** Milliseconds from the begin of the connection to the answer, its first bytes included. */
const PATIENCE_MS = 15_000;
/** Bytes of an answer that are read and kept. */
const MOST_BYTES = 4096;
/** Milliseconds for which an idle connection is kept for the next delivery. */
const IDLE_MS = 10_000;

export interface Poster {
  /** Never rejects: a failure is an answer too. */
  post(request: PostRequest): Promise<Answer>;
  /** Ends idle connections. */
  close(): void;
}

interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** gives up the request */
  readonly signal: AbortSignal;
}

export interface Answer {
  /** null: there was no answer */
  readonly status: number | null;
  /** the first 4 kB as text; null: there was no answer */
  readonly text: string | null;
  /** a sentence; null: the endpoint has accepted the delivery */
  readonly error: string | null;
  /** milliseconds */
  readonly took: number;
}

interface Received {
  readonly status: number;
  readonly text: string;
}

export interface PosterOptions {
  readonly destinations: Destinations;
  /** looks up names, in tests */
  readonly resolve?: Resolve;
  /** in tests */
  readonly patienceMs?: number;
}

export function createPoster(options: PosterOptions): Poster {
  const { destinations, resolve = systemResolve, patienceMs = PATIENCE_MS } = options;
  const agentOptions = { keepAlive: true, timeout: IDLE_MS, lookup: guardedLookup(resolve, destinations) };
  const agents = { 'http:': new http.Agent(agentOptions), 'https:': new https.Agent(agentOptions) };

  async function send(asked: PostRequest): Promise<Received> {
    const { url: text, headers, body, signal } = asked;
    const refusal = refusalOfUrl(text, destinations);
    if (refusal !== null) throw new ForbiddenAddressError(`${refusal}.`);
    const url = new URL(text);
    const isPlain = url.protocol === 'http:';
    const request = (isPlain ? http : https).request(url, {
      method: 'POST',
      agent: agents[isPlain ? 'http:' : 'https:'],
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
    });
    request.on('socket', (socket) => checkSocket(socket, destinations));
    const answered = new Promise<IncomingMessage>((answer, fail) => {
      request.once('response', answer);
      request.on('error', fail);
    });
    request.end(body);
    try {
      const response = await answered;
      return { status: response.statusCode ?? 0, text: await beginningOf(response) };
    } catch (error) {
      // The endpoint closed an idle connection while we began to use it: it has not read anything.
      if (request.reusedSocket && codeOf(error) === 'ECONNRESET') return send(asked);
      throw error;
    }
  }

  return {
    async post(request) {
      const began = performance.now();
      const late = AbortSignal.timeout(patienceMs);
      const took = () => Math.round(performance.now() - began);
      try {
        const signal = AbortSignal.any([request.signal, late]);
        const { status, text } = await send({ ...request, signal });
        return { status, text, error: errorOf(status), took: took() };
      } catch (error) {
        const words = failureText(error, { isLate: late.aborted, seconds: patienceMs / 1000 });
        return { status: null, text: null, error: words, took: took() };
      }
    },
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
}

/** The address at the other end is checked before a byte is sent, however the socket came to it. */
export function checkSocket(socket: Socket, destinations: Destinations): void {
  const check = () => {
    try {
      requireReachable(socket.remoteAddress ?? '', destinations);
    } catch (error) {
      socket.destroy(error instanceof Error ? error : undefined);
    }
  };
  if (socket.connecting) socket.once('connect', check);
  else check();
}

/** Reads at most 4 kB; of a longer answer the connection is closed. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MOST_BYTES) break; // destroys the response
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8').replaceAll('\0', '\ufffd');
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The endpoint redirects (${status}), which is not followed.`;
  if (status === 410) return 'The endpoint answered 410: it wants no more deliveries.';
  return `The endpoint answered ${status}.`;
}
