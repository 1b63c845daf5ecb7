import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A finger on what can be held does not scroll the page; anywhere else on the element it does. */
export function useFingerHold(element: RefObject<HTMLElement | null>, holds: (touch: Touch) => boolean): void {
  const keepScroll = useEffectEvent((event: TouchEvent) => {
    const [touch] = event.touches;
    if (touch && event.touches.length === 1 && holds(touch)) event.preventDefault();
  });
  useEffect(() => {
    const { current } = element;
    const begin = (event: TouchEvent) => keepScroll(event);
    current?.addEventListener('touchstart', begin, { passive: false });
    return () => current?.removeEventListener('touchstart', begin);
  }, [element]);
}
