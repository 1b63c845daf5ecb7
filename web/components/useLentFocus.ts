import { useRef, type FocusEvent } from 'react';

/** For a place that takes the focus for a while, as the messages do by F8: it goes back to where it came from. */
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
