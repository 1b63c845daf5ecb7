import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the page's content when the path changes, also when the frame changes with it. After the first
 * load the focus stays where the browser put it.
 */
export function useFocusAfterNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const linkFollowed = useNavigationType() === 'PUSH';
  const shown = useRef(linkFollowed ? null : pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
