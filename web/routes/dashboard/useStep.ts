import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** By the entry of the browser's history on which they were shown. */
const kept = new Map<string, number>();

/**
 * How many lines of a list are shown: one step, and another each time that more are requested. After Back as many are
 * shown as before.
 */
export function useStep(step: number): readonly [shown: number, more: () => void] {
  const { key } = useLocation();
  const [shown, setShown] = useState(() => kept.get(key) ?? step);
  const more = () => {
    kept.set(key, shown + step);
    setShown(shown + step);
  };
  return [shown, more];
}
