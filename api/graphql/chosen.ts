/**
 * Maps each message of a source with `choose` to no, one or several values.
 *
 * Not an async generator: its `return` waits for the pending message, so a subscriber that leaves would stay until the
 * next message. Not Yoga's Repeater: it begins with the first `next`, so a subscriber that leaves before that would
 * never release the source.
 */
export function chosen<In, Out>(
  source: AsyncIterableIterator<In>,
  choose: (message: In) => readonly Out[] | Promise<readonly Out[]>,
): AsyncIterableIterator<Out> {
  const waiting: Out[] = [];
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
