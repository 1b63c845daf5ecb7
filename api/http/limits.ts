/** Limits for one client: counts, and times in milliseconds. */
import type { QuotaLimits } from './quota.js';

export interface HttpLimits {
  /** from the connection or the previous answer to the end of the headers */
  readonly headersMs: number;
  /** for every body except a file */
  readonly bodyMs: number;
  /** a file may be slow: after the grace time its average rate must reach this one */
  readonly file: { readonly graceMs: number; readonly leastBytesPerSecond: number };
  /** by address; not counted behind a proxy, whose connections carry many clients */
  readonly connections: QuotaLimits;
  /** by address: unanswered requests */
  readonly requests: QuotaLimits;
  /** by address, without a session */
  readonly anonymousSockets: QuotaLimits;
  /** by person */
  readonly sockets: QuotaLimits;
  /** how long a socket without a session is kept */
  readonly anonymousSocketMs: number;
  /** the interval of checks for sessions that ended without a message, such as expired ones: their sockets close */
  readonly sessionCheckMs: number;
}

/** An office may share an address: each browser opens 6 connections, and as many requests at once. */
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
