import { useEffectEvent, useLayoutEffect } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The arrow keys go from file to file. A focused film keeps its arrow keys: they seek in it. */
export function useArrowKeys(onMove: (step: 1 | -1) => void, active: boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const chord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!step || chord || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    onMove(step);
  });
  useLayoutEffect(() => {
    if (!active) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [active]);
}
