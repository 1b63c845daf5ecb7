import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Dispatch, KeyboardEvent, MouseEvent, SetStateAction } from 'react';
import { useSize } from '../../components/useSize.js';
import { useGestures } from './useGestures.js';
import type { Point, ZoomView } from './zoom.js';
import { mostZoom, panBy, WHOLE, zoomTo } from './zoom.js';

/** Factor of the zoom for a press of a key or button, and for one step of a wheel. */
const STEP = 1.4;
const PER_WHEEL_PIXEL = 1.002;
/** CSS pixels that an arrow key moves the picture. */
const KEY_PAN = 60;

const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_PAN, y: 0 },
  ArrowRight: { x: -KEY_PAN, y: 0 },
  ArrowUp: { x: 0, y: KEY_PAN },
  ArrowDown: { x: 0, y: -KEY_PAN },
};

interface SharedView {
  readonly view: ZoomView;
  readonly setView: Dispatch<SetStateAction<ZoomView>>;
}

/**
 * Zoom and pan of the contents of a frame, by wheel, pinch, double press, drag and keys.
 * @param pictureWidth the picture's own pixels: it is never shown larger
 * @param shared the zoom of another frame of the same size, whose contents move alike
 */
export function useZoom(pictureWidth: number, shared?: SharedView) {
  // another one with each photo, and when rounds are compared
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [ownView, setOwnView] = useState<ZoomView>(WHOLE);
  const { view, setView } = shared ?? { view: ownView, setView: setOwnView };
  const most = mostZoom(pictureWidth, useSize(frame).width);
  const sizeOf = () => ({ width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 });
  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const zoomBy = (factor: number, at?: Point) =>
    setView((before) => zoomTo(before, before.scale * factor, { frame: sizeOf(), most, at }));
  const pan = (by: Point) => setView((before) => panBy(before, by, sizeOf()));
  const zoomed = view.scale > 1;

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // The wheel scrolls the page. It zooms with the control key, which a pinch on a touchpad sends too, or once the
    // picture is zoomed.
    if (most === 1 || (!zoomed && !event.ctrlKey && !event.metaKey && !document.fullscreenElement)) return;
    event.preventDefault();
    zoomBy(PER_WHEEL_PIXEL ** -event.deltaY, pointOf(event));
  });
  const moveFingers = useEffectEvent((event: TouchEvent) => {
    if (most > 1 && event.touches.length > 1) event.preventDefault();
  });
  useLayoutEffect(() => {
    const turn = (event: WheelEvent) => turnWheel(event);
    const move = (event: TouchEvent) => moveFingers(event);
    // React's wheel listeners are passive: they cannot prevent scrolling
    frame?.addEventListener('wheel', turn, { passive: false });
    frame?.addEventListener('touchmove', move, { passive: false });
    return () => {
      frame?.removeEventListener('wheel', turn);
      frame?.removeEventListener('touchmove', move);
    };
  }, [frame]);

  const onPointerDownCapture = useGestures({
    canPan: zoomed,
    onPan: pan,
    onPinch: (factor, middle) => zoomBy(factor, pointOf({ clientX: middle.x, clientY: middle.y })),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.target === event.currentTarget ? PANS[event.key] : undefined;
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') setView(WHOLE);
    else if (by && zoomed) pan(by);
    else return;
    event.preventDefault();
  }

  return {
    view,
    setView,
    zoomed,
    canZoom: most > 1,
    canZoomIn: view.scale < most,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => setView(WHOLE),
    frame: {
      ref: setFrame,
      onPointerDownCapture,
      onKeyDown,
      onDoubleClick: (event: MouseEvent) => (zoomed ? setView(WHOLE) : zoomBy(most, pointOf(event))),
    },
  };
}

export type Zoom = ReturnType<typeof useZoom>;
