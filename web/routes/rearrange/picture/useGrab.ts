import type { PointerEvent, RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { project } from '../../../../api/shared/geometry/camera.js';
import type { Camera, Pixel } from '../../../../api/shared/geometry/types.js';
import type { Arrangement } from '../arrangement.js';
import { anchorOf, spotAt } from './pointing.js';

interface GrabSettings {
  readonly picture: RefObject<HTMLElement | null>;
  readonly camera: Camera;
  /** of the photo, pixels */
  readonly width: number;
  readonly height: number;
  readonly arrangement: Arrangement;
  /** the piece at a point, as fractions of the picture */
  readonly pieceAt: (x: number, y: number) => string | null;
  readonly along: (id: string) => readonly string[];
  readonly onHover: (id: string | null) => void;
}

interface Grab {
  readonly pointerId: number;
  readonly id: string;
  /** from the pointer to the piece's anchor, pixels of the photo */
  readonly off: Pixel;
  /** CSS pixels */
  readonly from: Pixel;
  moved: boolean;
}

/** CSS pixels: a press that moves less than this only selects. */
const SLOP = 4;

/** Takes hold of the piece under the pointer and moves it, by mouse or finger. */
export function useGrab(settings: GrabSettings) {
  const { picture, camera, width, height, arrangement, pieceAt, along, onHover } = settings;
  const { store } = arrangement;
  const grabbed = useRef<Grab | null>(null);

  function fractionsOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Pixel | null {
    const box = picture.current?.getBoundingClientRect();
    return box?.width ? [(clientX - box.left) / box.width, (clientY - box.top) / box.height] : null;
  }
  const found = (at: { readonly clientX: number; readonly clientY: number }) => {
    const point = fractionsOf(at);
    return point && pieceAt(...point);
  };
  const pieceOf = (id: string) => store.get().plan.pieces.find((piece) => piece.id === id);

  // A finger on a piece moves it; anywhere else on the picture it scrolls the page.
  const keepScroll = useEffectEvent((event: TouchEvent) => {
    const [touch] = event.touches;
    if (touch && event.touches.length === 1 && found(touch)) event.preventDefault();
  });
  useEffect(() => {
    const element = picture.current;
    const begin = (event: TouchEvent) => keepScroll(event);
    element?.addEventListener('touchstart', begin, { passive: false });
    return () => element?.removeEventListener('touchstart', begin);
  }, [picture]);

  function grab(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || grabbed.current) return;
    const point = fractionsOf(event);
    const id = point && pieceAt(...point);
    arrangement.select(id);
    const piece = id && pieceOf(id);
    const anchor = piece && project(camera, anchorOf(piece));
    if (!point || !id || !anchor) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbed.current = {
      pointerId: event.pointerId,
      id,
      off: [anchor[0] - point[0] * width, anchor[1] - point[1] * height],
      from: [event.clientX, event.clientY],
      moved: false,
    };
  }
  function move(event: PointerEvent<HTMLElement>) {
    const { current } = grabbed;
    if (!current) return event.pointerType === 'mouse' ? onHover(found(event)) : undefined;
    if (current.pointerId !== event.pointerId) return undefined;
    const [fromX, fromY] = current.from;
    current.moved ||= Math.hypot(event.clientX - fromX, event.clientY - fromY) > SLOP;
    const [point, piece] = [fractionsOf(event), pieceOf(current.id)];
    if (!current.moved || !point || !piece) return undefined;
    const pixel: Pixel = [point[0] * width + current.off[0], point[1] * height + current.off[1]];
    const spot = spotAt(camera, piece, pixel);
    const { id } = current;
    if (spot) arrangement.drag({ kind: 'place', id, ...spot, sticks: !event.altKey, along: along(id) });
    return undefined;
  }
  function release(event: PointerEvent<HTMLElement>) {
    if (grabbed.current?.pointerId !== event.pointerId) return;
    grabbed.current = null;
    arrangement.release();
  }
  return {
    onPointerDown: grab,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: () => onHover(null),
  };
}
