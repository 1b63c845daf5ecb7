import { useLayoutEffect } from 'react';

/** A link in one tab leads to another, and is hidden then: the focus goes to the name of the tab that is shown. */
export function useFocusWithTab(shown: string) {
  useLayoutEffect(() => {
    const left = document.activeElement?.closest('[role=tabpanel]');
    if (left) document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [shown]);
}
