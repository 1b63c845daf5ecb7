/** How much one client may hold of the server, and for how long. Milliseconds and counts. */
import type { QuotaLimits } from './quota.js';

export interface HttpLimits {
  /** from the connection, or the answer before, to the end of the headers */
  readonly headersMs: number;
  /** for every body but a file */
  readonly bodyMs: number;
  /** a file may come slowly: it must have come at this rate on the whole, once the grace is over */
  readonly file: { readonly graceMs: number; readonly leastBytesPerSecond: number };
  /** by address; not counted behind a proxy, whose connections are everybody's */
  readonly connections: QuotaLimits;
  /** by address: those that are not answered yet */
  readonly requests: QuotaLimits;
  /** by address, without a session */
  readonly anonymousSockets: QuotaLimits;
  /** by person */
  readonly sockets: QuotaLimits;
  /** how long a socket without a session is kept */
  readonly anonymousSocketMs: number;
  /** how often it is looked for sessions that ended untold, as by age: their sockets close */
  readonly sessionCheckMs: number;
}

/** An office shares an address: a browser opens 6 connections, and as many requests at once. */
export const LIMITS: HttpLimits = {
  headersMs: 10_000,
  bodyMs: 10_000,
  file: { graceMs: 60_000, leastBytesPerSecond: 8 * 1024 },
  connections: { each: 500, all: 10_000 },
  requests: { each: 250, all: 5000 },
  anonymousSockets: { each: 20, all: 500 },
  sockets: { each: 50, all: 5000 },
  anonymousSocketMs: 10_000,
  sessionCheckMs: 10_000,
};
