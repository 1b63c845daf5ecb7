import { useRef, type FocusEvent } from 'react';

/** For an element that takes the focus for a while, such as the messages on F8: it returns the focus afterwards. */
export function useLentFocus() {
  const lender = useRef<Element | null>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) lender.current = relatedTarget;
  }

  function giveBack() {
    const holder = document.activeElement;
    if (lender.current instanceof HTMLElement && lender.current.isConnected) lender.current.focus();
    else if (holder instanceof HTMLElement) holder.blur();
  }

  return { onFocus, giveBack };
}
