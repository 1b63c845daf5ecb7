import { useLayoutEffect, useRef } from 'react';

/**
 * For an element whose buttons may be removed while they have the focus: the element takes the focus over, and when it
 * is removed too, its nearest ancestor with this hook does. Otherwise the browser would move it to the page's top.
 * @param next selector of what takes the focus within the element; default: the element itself
 * @returns props to spread on the element
 */
export function useKeptFocus<Place extends HTMLElement = HTMLElement>(next?: string) {
  const ref = useRef<Place>(null);
  const within = useRef(false);
  useLayoutEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    const heir = next ? ref.current?.querySelector<HTMLElement>(next) : ref.current;
    heir?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const place = ref.current;
    return () => {
      const around = place?.parentElement?.closest<HTMLElement>('[tabindex]');
      if (place?.contains(document.activeElement)) around?.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    tabIndex: next ? undefined : -1,
    onFocus: () => void (within.current = true),
    // blur is not fired for a removed element
    onBlur: () => void (within.current = false),
  };
}
