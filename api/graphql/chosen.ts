/**
 * What `choose` makes of each of a source's messages: nothing, one thing or several.
 *
 * Not an async generator: the return of one waits for the message that it is waiting for, and a subscriber who leaves
 * would be kept until something happens. Nor Yoga's Repeater: it begins with the first `next`, so that a subscriber who
 * leaves before that would never let go of the source.
 * @param initial comes first
 */
export function chosen<In, Out>(
  source: AsyncIterableIterator<In>,
  choose: (message: In) => readonly Out[] | Promise<readonly Out[]>,
  initial: readonly Out[] = [],
): AsyncIterableIterator<Out> {
  const waiting = [...initial];
  let left = false;
  return {
    async next() {
      while (waiting.length === 0) {
        const { done, value } = await source.next();
        if (done) return { done: true, value: undefined };
        waiting.push(...(await choose(value)));
        if (left) return { done: true, value: undefined };
      }
      return { done: false, value: waiting.shift() as Out };
    },
    async return() {
      left = true;
      waiting.length = 0;
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
