/** Long work in short steps, so that what goes on beside it gets its turn, and it can be called off. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that pauses every few milliseconds and gives a T in the end. Its result does not depend on the pauses. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Work of a single step. */
// oxlint-disable-next-line require-yield
export function* oneStep<T>(work: () => T): Steps<T> {
  return work();
}

/** Does the work in one go. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Does the work, and lets the event loop run at every pause.
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
