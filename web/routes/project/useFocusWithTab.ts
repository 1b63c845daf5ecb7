import { useLayoutEffect } from 'react';

/** A link in one tab may lead to another, and is then hidden: the focus moves to the name of the tab on show. */
export function useFocusWithTab(shown: string) {
  useLayoutEffect(() => {
    const left = document.activeElement?.closest('[role=tabpanel]');
    if (left) document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [shown]);
}
