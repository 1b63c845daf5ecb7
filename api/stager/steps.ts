/** Long work in short steps: nothing of Node, so that the browser runs it too. */

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
