import { useSyncExternalStore } from 'react';

/** The words change every minute; a shorter step keeps each of them at most 10 seconds late. */
const STEP = 10_000; // ms

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const notify of watchers) notify();
}

/** A page that was in the background is up to date as soon as it is visible. */
const wake = () => {
  if (document.visibilityState === 'visible') tick();
};

function watch(notify: () => void) {
  if (watchers.size === 0) {
    now = Date.now();
    timer = setInterval(tick, STEP);
    document.addEventListener('visibilitychange', wake);
  }
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
    if (watchers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** Without watchers the clock does not tick: the first reader sets it, so that it does not show an old time. */
function look() {
  if (watchers.size === 0 && Date.now() - now >= STEP) now = Date.now();
  return now;
}

/** The present time, milliseconds since 1970, as a value that updates by itself: one clock for the whole page. */
export const useNow = () => useSyncExternalStore(watch, look);
