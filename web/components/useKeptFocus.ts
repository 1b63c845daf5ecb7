import { useLayoutEffect, useRef } from 'react';

/**
 * For a place whose buttons go away under the focus, by being pressed or by themselves: the place takes it over, and
 * once it goes away too, the nearest one around it does. Else it would fall to the top of the page.
 * @param next what takes it over within the place, as a selector; the place itself where this is left out
 * @returns to be spread over the place
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
    // not called for what is taken away
    onBlur: () => void (within.current = false),
  };
}
