import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announcer.js';

/**
 * Says what a search or a filter came to, once its list is there.
 * @param pending the list that is shown is not yet the one that was asked for
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
