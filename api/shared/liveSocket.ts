const SHORTEST = 500;
const LONGEST = 30_000;
/** So that not all clients reconnect at once. */
const SPREAD = 1000;
/** WebSocket's close codes of a server that goes away in order, and of one that restarts (RFC 6455, 12.2). */
const ANNOUNCED: readonly (number | undefined)[] = [1001, 1012];

/** Milliseconds that a server has to greet whoever connects, or to answer a ping: one that does not is gone, or asleep. */
export const SOCKET_PATIENCE_MS = 5000;

/**
 * Milliseconds before a lost socket is opened again: half a second, 1, 2, 4, ... s with up to 1 s of jitter. A server
 * that stops in order has others beside it, or one that comes after it: then only the jitter.
 * @param retries tries that have failed since the socket was lost
 * @param code with which it was closed; undefined: it broke off
 */
export function reconnectPause(retries: number, code: number | undefined): number {
  const isAnnounced = retries === 0 && ANNOUNCED.includes(code);
  const pause = isAnnounced ? 0 : Math.min(LONGEST, SHORTEST * 2 ** retries);
  return pause + Math.random() * SPREAD;
}
