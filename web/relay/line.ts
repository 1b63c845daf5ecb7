import { useEffect, useSyncExternalStore } from 'react';

/** Whether the line to the server stands, as far as the browser and the live connection can tell. */
let lost = false;
const watchers = new Set<() => void>();
const rereaders = new Set<() => void>();

function set(next: boolean) {
  if (lost === next) return;
  lost = next;
  for (const notify of watchers) notify();
}

export const lineLost = () => set(true);

/** @param again a line that had been lost: what happened meanwhile is not known and has to be read */
export function lineRestored({ again }: { readonly again: boolean }) {
  set(false);
  if (again) for (const reread of rereaders) reread();
}

function watch(notify: () => void) {
  const online = () => set(false);
  watchers.add(notify);
  window.addEventListener('offline', lineLost);
  window.addEventListener('online', online);
  return () => {
    watchers.delete(notify);
    window.removeEventListener('offline', lineLost);
    window.removeEventListener('online', online);
  };
}

export const useLineLost = () =>
  useSyncExternalStore(
    watch,
    () => lost,
    () => false,
  );

/** Calls `reread` after each reconnection of the live connection. */
export function useRereadAfterReconnect(reread: () => void) {
  useEffect(() => {
    rereaders.add(reread);
    return () => {
      rereaders.delete(reread);
    };
  }, [reread]);
}
