import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An element's size, CSS pixels; 0 before it is rendered. Another element may take its place unless it is a ref. */
export function useSize(element: RefObject<HTMLElement | null> | HTMLElement | null): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const current = element && 'current' in element ? element.current : element;
    if (!current) return;
    const measure = () => {
      const { width, height } = current.getBoundingClientRect();
      setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
