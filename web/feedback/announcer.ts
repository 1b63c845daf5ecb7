import { useSyncExternalStore } from 'react';
import type { Announcement } from '../components/LiveRegion.js';

let last: Required<Announcement> = { text: '', turn: 0 };
const watchers = new Set<() => void>();

/** Says something politely to assistive technology, through the one live region of the page; twice where told twice. */
export function announce(text: string) {
  last = { text, turn: last.turn + 1 };
  for (const notify of watchers) notify();
}

function watch(notify: () => void) {
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
  };
}

export const useAnnouncement = () => useSyncExternalStore(watch, () => last);
