import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The connection to the server is lost, as far as the browser and the live connection can tell. */
let lost = false;
/** The live connection broke and is not restored, whatever the browser says of the network. */
let broken = false;
const watchers = new Set<() => void>();
const rereaders = new Set<() => void>();

function set(next: boolean) {
  if (lost === next) return;
  lost = next;
  for (const notify of watchers) notify();
}

export function connectionLost() {
  broken = true;
  set(true);
}

/** @param again the connection had been lost: what happened meanwhile is unknown and has to be read */
export function connectionRestored({ again }: { readonly again: boolean }) {
  broken = false;
  set(false);
  if (again) for (const reread of rereaders) reread();
}

function watch(notify: () => void) {
  const offline = () => set(true);
  const online = () => set(broken);
  watchers.add(notify);
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  return () => {
    watchers.delete(notify);
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
  };
}

export const useConnectionLost = () =>
  useSyncExternalStore(
    watch,
    () => lost,
    () => false,
  );

export const isConnectionLost = () => lost || !navigator.onLine;

/** Milliseconds between two questions whether the server answers again. */
const PROBE_MS = 1000;

export async function isAnswered(signal?: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/healthz', { cache: 'no-store', ...(signal && { signal }) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * For what could not be read: calls `read` once when the server answers again, if the connection is lost now or later.
 * What failed for another reason is not read again.
 */
export function useReadWhenBack(read: () => void) {
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    const gone = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | null = null;
    async function probe() {
      const isBack = await isAnswered(gone.signal);
      if (gone.signal.aborted) return;
      if (isBack) readAgain();
      else waiting = setTimeout(() => void probe(), PROBE_MS);
    }
    const begin = () => {
      if (isConnectionLost() && waiting === null) waiting = setTimeout(() => void probe(), PROBE_MS);
    };
    begin();
    const stop = watch(begin);
    return () => {
      gone.abort();
      stop();
      if (waiting !== null) clearTimeout(waiting);
    };
  }, []);
}

/** Calls `reread` after each reconnection of the live connection. */
export function useRereadAfterReconnect(reread: () => void) {
  useEffect(() => {
    rereaders.add(reread);
    return () => {
      rereaders.delete(reread);
    };
  }, [reread]);
}
