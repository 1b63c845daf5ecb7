import { useSyncExternalStore } from 'react';

/** Words change by the minute; looked at more often, so that none is late by more than a few seconds. */
const STEP = 10_000; // ms

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const notify of watchers) notify();
}

/** A page that was asleep is right the moment it is seen again. */
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

/** While nobody watches, the clock stands: the first to look at it sets it, or its first words would be old ones. */
function look() {
  if (watchers.size === 0 && Date.now() - now >= STEP) now = Date.now();
  return now;
}

/** The present moment in milliseconds since 1970, which moves on by itself: one clock for everything on the page. */
export const useNow = () => useSyncExternalStore(watch, look);
