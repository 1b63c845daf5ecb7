import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * What has the focus may go when something changes: an act that was carried out is no longer offered. Then the focus
 * moves on within the same container, and does not fall back to the page's top.
 * @param state what makes controls come and go
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>, next: string, state: string) {
  const held = useRef(false);
  useEffect(() => {
    const root = container.current;
    const take = () => {
      held.current = true;
    };
    const leave = (event: FocusEvent) => {
      // an element that is removed loses the focus to nothing
      if (event.relatedTarget instanceof Node && !root?.contains(event.relatedTarget)) held.current = false;
    };
    root?.addEventListener('focusin', take);
    root?.addEventListener('focusout', leave);
    return () => {
      root?.removeEventListener('focusin', take);
      root?.removeEventListener('focusout', leave);
    };
  }, [container]);
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [container, next, state]);
}
