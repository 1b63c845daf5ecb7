import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import { oneGesture } from '../../components/history.js';
import { pointIn } from '../../components/pointIn.js';
import { useBurst } from '../../components/useBurst.js';
import type { Pixel } from '../../../api/shared/geometry/types.js';

export interface HandleSettings {
  /** what the handle is on: its fractions are those of this element */
  readonly picture: RefObject<HTMLElement | null>;
  readonly at: Pixel;
  readonly onMove: (to: Pixel, gesture: string) => void;
  /** called with true when a move starts, with false when it ends */
  readonly onActive?: (active: boolean) => void;
}

interface Grab {
  readonly pointerId: number;
  /** offset from the handle's middle to where it was grabbed, fractions of the picture */
  readonly off: Pixel;
  readonly gesture: string;
}

/** CSS pixels that an arrow key moves a handle by, without and with shift. */
const STEP = 1;
const LONG_STEP = 10;

const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pointer and keyboard control of a handle on the picture. It keeps its offset from the finger that grabbed it. */
export function useHandle({ picture, at, onMove, onActive }: HandleSettings) {
  const grabbed = useRef<Grab | null>(null);
  const gestureAt = useBurst();

  function release({ pointerId }: PointerEvent) {
    if (grabbed.current?.pointerId !== pointerId) return;
    grabbed.current = null;
    onActive?.(false);
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const point = event.button === 0 ? pointIn(picture.current, event) : null;
      // a second finger, such as of a pinch, is ignored
      if (!point || grabbed.current) return;
      const { currentTarget, pointerId } = event;
      currentTarget.setPointerCapture(pointerId);
      // a drag by touch fires no click, which would move the focus
      currentTarget.focus({ preventScroll: true });
      grabbed.current = { pointerId, off: [point[0] - at[0], point[1] - at[1]], gesture: oneGesture() };
      onActive?.(true);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const point = grabbed.current?.pointerId === event.pointerId ? pointIn(picture.current, event) : null;
      if (!grabbed.current || !point) return;
      const { off, gesture } = grabbed.current;
      onMove([point[0] - off[0], point[1] - off[1]], gesture);
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** @returns whether the key was an arrow */
    onArrow(event: KeyboardEvent<HTMLElement>): boolean {
      const arrow = ARROWS[event.key];
      const box = picture.current?.getBoundingClientRect();
      if (!arrow || !box?.width) return false;
      event.preventDefault();
      const step = event.shiftKey ? LONG_STEP : STEP;
      onMove(
        [at[0] + (arrow[0] * step) / box.width, at[1] + (arrow[1] * step) / box.height],
        gestureAt(event.timeStamp),
      );
      return true;
    },
  };
}
