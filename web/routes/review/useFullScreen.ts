import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** One element over the whole screen, where the browser can; Escape ends it. */
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
    /** Refused where a browser wants to be asked otherwise: then the page stays as it is. */
    toggle: () => {
      const asked = full ? document.exitFullscreen() : element.current?.requestFullscreen();
      asked?.catch(() => undefined);
    },
  };
}
