import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Shows one element full screen, where the browser supports it; Escape ends it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const change = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, [element]);
  return {
    full,
    canFill: document.fullscreenEnabled === true,
    /** When the browser refuses, the page stays as it is. */
    toggle: () => {
      const asked = full ? document.exitFullscreen() : element.current?.requestFullscreen();
      asked?.catch(() => undefined);
    },
  };
}
