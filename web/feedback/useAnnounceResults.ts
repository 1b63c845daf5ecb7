import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announcer.js';

/**
 * Announces the result of a search or a filter once its list is loaded.
 * @param pending the list on show is not yet the requested one
 * @param words such as "3 projects found"
 */
export function useAnnounceResults(pending: boolean, words: string) {
  const asked = useRef(false);
  const say = useEffectEvent(() => announce(words));
  useEffect(() => {
    if (asked.current && !pending) say();
    asked.current = pending;
  }, [pending]);
}
