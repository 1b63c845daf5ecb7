import type { ObjectStore } from '../storage/store.js';

type Verb = 'write' | 'delete' | 'signGet' | 'signPut' | 'fetch' | 'info';

interface StoreCall {
  readonly verb: Verb;
  /** the number of calls of this verb so far, including this one */
  readonly nth: number;
}

export const STORE_IS_AWAY = 'The store is away.';

/** A real store; selected calls fail before they reach it. */
export function failingStore(store: ObjectStore, fails: (call: StoreCall) => boolean): ObjectStore {
  const calls = new Map<Verb, number>();
  const counted = (verb: Verb) => {
    const nth = (calls.get(verb) ?? 0) + 1;
    calls.set(verb, nth);
    if (fails({ verb, nth })) throw new Error(STORE_IS_AWAY);
  };
  return {
    ...store,
    async write(...input) {
      counted('write');
      return store.write(...input);
    },
    async delete(...input) {
      counted('delete');
      return store.delete(...input);
    },
    async signGet(...input) {
      counted('signGet');
      return store.signGet(...input);
    },
    async signPut(...input) {
      counted('signPut');
      return store.signPut(...input);
    },
    async fetch(...input) {
      counted('fetch');
      return store.fetch(...input);
    },
    async info(...input) {
      counted('info');
      return store.info(...input);
    },
  };
}
