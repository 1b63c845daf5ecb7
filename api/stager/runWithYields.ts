/**
 * Cooperative scheduling: long work in short steps, so that the event loop runs in between and the work can be aborted.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from './steps.js';

/**
 * Runs the work, and the event loop at every yield.
 * @throws the signal's reason, once it is aborted
 */
export async function runWithYields<T>(steps: Steps<T>, signal: AbortSignal | undefined): Promise<T> {
  for (;;) {
    await nextTurn();
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
  }
}
