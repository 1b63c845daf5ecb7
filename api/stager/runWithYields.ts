/**
 * Cooperative scheduling: long work in short steps, so that the event loop runs in between and the work can be aborted.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A generator that yields every few milliseconds and returns a T. Its result does not depend on the yields. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Work of a single step. */
// oxlint-disable-next-line require-yield
export function* oneStep<T>(work: () => T): Steps<T> {
  return work();
}

/** Runs the work synchronously. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

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
