import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** By the entry of the browser's history on which they were asked for. */
const kept = new Map<string, number>();

/**
 * How many lines of a list are shown: one step, and one more each time that more are asked for. Who comes back finds as
 * many as they left.
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
