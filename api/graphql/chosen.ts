/**
 * What `choose` makes of a source's messages, without those of which it makes null.
 *
 * Not an async generator: the return of one waits for the message that it is waiting for, and a subscriber who leaves
 * would be kept until something happens.
 * @param initial comes first
 */
export function chosen<In, Out>(
  source: AsyncIterableIterator<In>,
  choose: (message: In) => Out | null,
  initial: readonly Out[] = [],
): AsyncIterableIterator<Out> {
  const waiting = [...initial];
  return {
    async next() {
      const ahead = waiting.shift();
      if (ahead !== undefined) return { done: false, value: ahead };
      for (;;) {
        const { done, value } = await source.next();
        if (done) return { done: true, value: undefined };
        const choice = choose(value);
        if (choice !== null) return { done: false, value: choice };
      }
    },
    async return() {
      waiting.length = 0;
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
