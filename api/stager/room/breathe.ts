import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets the event loop run between two steps of a long reading.
 * @throws the signal's reason, once it is aborted
 */
export async function breathe(signal: AbortSignal | undefined): Promise<void> {
  await nextTurn();
  signal?.throwIfAborted();
}
