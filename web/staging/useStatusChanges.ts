import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onChange` when jobs of a list appear, disappear or change their status; not for the list's first state.
 * @param states one text per job, with its id and its status
 */
export function useStatusChanges(states: readonly string[], onChange: () => void) {
  const now = states.join();
  const seen = useRef(now);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    changed();
  }, [now]);
}
