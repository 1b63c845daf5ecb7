import { useSyncExternalStore } from 'react';

let text = '';
const watchers = new Set<() => void>();

/** Says something politely to assistive technology, through the one live region of the page. */
export function announce(next: string) {
  text = next;
  for (const notify of watchers) notify();
}

function watch(notify: () => void) {
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
  };
}

export const useAnnouncement = () => useSyncExternalStore(watch, () => text);
