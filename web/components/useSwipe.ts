import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** CSS pixels: a swipe that goes less far springs back. */
const THRESHOLD = 50;
/** CSS pixels: until then a finger has not said where it goes, and a press stays a press. */
const SLACK = 6;

/** Where something may be swiped away to. */
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
  /** false: nothing follows, and what had begun springs back */
  readonly active?: boolean;
}

function offsetOf(swipe: Swipe | null): CSSProperties {
  if (!swipe) return {};
  const sign = swipe.direction === 'left' || swipe.direction === 'up' ? -1 : 1;
  const pixels = `${sign * swipe.distance}px`;
  return { transform: alongX(swipe.direction) ? `translateX(${pixels})` : `translateY(${pixels})` };
}

/** Follows finger, pen or mouse in one of the directions; let go beyond 50 px, it counts as a swipe. */
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
