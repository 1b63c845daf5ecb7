import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** CSS pixels: a shorter swipe springs back. */
const THRESHOLD = 50;
/** CSS pixels: below this the direction is open, and a press stays a press. */
const SLACK = 6;

/** Directions in which something may be swiped away. */
export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

const reach: Record<SwipeDirection, (x: number, y: number) => number> = {
  left: (x) => -x,
  right: (x) => x,
  up: (_x, y) => -y,
  down: (_x, y) => y,
};
const alongX = (direction: SwipeDirection) => direction === 'left' || direction === 'right';

interface Swipe {
  readonly direction: SwipeDirection;
  readonly distance: number;
}

interface SwipeOptions {
  readonly directions: readonly SwipeDirection[];
  readonly onSwipe: (direction: SwipeDirection) => void;
  /** false: stops following, and a swipe in progress springs back */
  readonly active?: boolean;
}

function offsetOf(swipe: Swipe | null): CSSProperties {
  if (!swipe) return {};
  const sign = swipe.direction === 'left' || swipe.direction === 'up' ? -1 : 1;
  const pixels = `${sign * swipe.distance}px`;
  return { transform: alongX(swipe.direction) ? `translateX(${pixels})` : `translateY(${pixels})` };
}

/** Follows finger, pen or mouse in the given directions; released beyond 50 px it counts as a swipe. */
export function useSwipe({ directions, onSwipe, active = true }: SwipeOptions) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [swipe, setSwipe] = useState<Swipe | null>(null);

  function onPointerDown({ target, button, clientX, clientY }: PointerEvent<HTMLElement>) {
    const control = target instanceof Element && target.closest('button, a');
    if (!control && button === 0) start.current = { x: clientX, y: clientY };
  }

  function onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!start.current || !active) return;
    const [x, y] = [clientX - start.current.x, clientY - start.current.y];
    const direction = swipe?.direction ?? directions.find((each) => reach[each](x, y) > SLACK);
    if (!direction) return;
    if (!swipe) currentTarget.setPointerCapture(pointerId);
    setSwipe({ direction, distance: Math.max(0, reach[direction](x, y)) });
  }

  function onPointerUp() {
    start.current = null;
    if (swipe && active && swipe.distance >= THRESHOLD) onSwipe(swipe.direction);
    else setSwipe(null);
  }

  function onPointerCancel() {
    start.current = null;
    setSwipe(null);
  }

  return {
    swiping: swipe !== null,
    style: offsetOf(active ? swipe : null),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
