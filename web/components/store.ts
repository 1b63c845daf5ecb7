import { useSyncExternalStore } from 'react';

/** A state outside of React, for what changes many times a second: a component re-renders for its own part alone. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** @param part the same value as long as it is not changed: a field, not a new object */
export const useStored = <State extends object, Part>(store: Store<State>, part: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.get()));
