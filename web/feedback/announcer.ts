import { useSyncExternalStore } from 'react';
import type { Announcement } from '../components/LiveRegion.js';

let last: Required<Announcement> = { text: '', turn: 0 };
const watchers = new Set<() => void>();

/** Announces a text politely through the page's live region; a repeated text is announced again. */
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
