import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { Point } from './zoom.js';

interface Gestures {
  /** one pointer moves the picture, and nothing below it */
  readonly canPan: boolean;
  readonly onPan: (by: Point) => void;
  /** two pointers: the ratio of their new distance to the old, and the middle between them in the window */
  readonly onPinch: (factor: number, middle: Point) => void;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Drag and pinch gestures that start on an element.
 *
 * @use-gesture/react is not used: its 8.5 kB exceed the page's budget, and keeping these moves from the seam below
 * would still need the listeners.
 * @returns the element's pointer-down handler; a pan does not reach the elements within
 */
export function useGestures({ canPan, onPan, onPinch }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  /** the pointer that moves the seam by its handle, while it is the only one */
  const onKnob = useRef<number | null>(null);

  const move = useEffectEvent((event: PointerEvent) => {
    const held = pointers.current;
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    held.set(event.pointerId, now);
    const [, other] = [...held].find(([id]) => id !== event.pointerId) ?? [];
    if (other && held.size === 2) {
      const [earlier, later] = [middleOf(before, other), middleOf(now, other)];
      onPinch(distance(now, other) / Math.max(1, distance(before, other)), later);
      onPan({ x: later.x - earlier.x, y: later.y - earlier.y });
    } else if (canPan && event.pointerId !== onKnob.current) onPan({ x: now.x - before.x, y: now.y - before.y });
    else return;
    // a seam that the first finger grabbed stays where it is
    event.stopPropagation();
  });

  useLayoutEffect(() => {
    const held = pointers.current;
    const onMove = (event: PointerEvent) => move(event);
    const onEnd = (event: PointerEvent) => void held.delete(event.pointerId);
    window.addEventListener('pointermove', onMove, { capture: true });
    window.addEventListener('pointerup', onEnd, { capture: true });
    window.addEventListener('pointercancel', onEnd, { capture: true });
    return () => {
      window.removeEventListener('pointermove', onMove, { capture: true });
      window.removeEventListener('pointerup', onEnd, { capture: true });
      window.removeEventListener('pointercancel', onEnd, { capture: true });
    };
  }, []);

  return (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const alone = pointers.current.size === 1;
    const knob = event.target instanceof Element && event.target.closest('[data-part=thumb]');
    if (alone) onKnob.current = knob ? event.pointerId : null;
    if (!alone || (canPan && !knob)) event.stopPropagation();
  };
}
