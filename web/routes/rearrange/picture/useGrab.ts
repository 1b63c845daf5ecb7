import { type PointerEvent, type RefObject, useRef } from 'react';
import { project } from '../../../../api/shared/geometry/camera.js';
import type { Pixel } from '../../../../api/shared/geometry/types.js';
import { pointIn } from '../../../components/pointIn.js';
import type { Arrangement } from '../arrangement.js';
import { anchorOf, spotAt } from './pointing.js';
import { useFingerHold } from './useFingerHold.js';

interface GrabSettings {
  readonly picture: RefObject<HTMLElement | null>;
  readonly arrangement: Arrangement;
  /** the piece at a point, as fractions of the picture */
  readonly pieceAt: (x: number, y: number) => string | null;
  readonly onHover: (id: string | null) => void;
}

interface Grab {
  readonly pointerId: number;
  readonly id: string;
  /** what moves along: that of the group when it was taken hold of */
  readonly along: readonly string[];
  /** from the pointer to the piece's anchor, pixels of the photo */
  readonly off: Pixel;
  /** CSS pixels */
  readonly from: Pixel;
  moved: boolean;
}

/** CSS pixels: a press that moves less than this only selects. */
const SLOP = 4;

/** Takes hold of the piece under the pointer and moves it, by mouse or finger. */
export function useGrab({ picture, arrangement, pieceAt, onHover }: GrabSettings) {
  const { camera, width, height } = arrangement.room;
  const grabbed = useRef<Grab | null>(null);

  function found(at: { readonly clientX: number; readonly clientY: number }): string | null {
    const point = pointIn(picture.current, at);
    return point && pieceAt(...point);
  }
  useFingerHold(picture, (touch) => found(touch) !== null);

  function grab(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || grabbed.current) return;
    const point = pointIn(picture.current, event);
    const id = point && pieceAt(...point);
    arrangement.select(id);
    const piece = id === null ? null : arrangement.pieceOf(id);
    const anchor = piece && project(camera, anchorOf(piece));
    if (!point || !piece || !anchor) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbed.current = {
      pointerId: event.pointerId,
      id: piece.id,
      along: arrangement.alongWith(piece.id),
      off: [anchor[0] - point[0] * width, anchor[1] - point[1] * height],
      from: [event.clientX, event.clientY],
      moved: false,
    };
  }
  function drag(event: PointerEvent<HTMLElement>, held: Grab) {
    held.moved ||= Math.hypot(event.clientX - held.from[0], event.clientY - held.from[1]) > SLOP;
    const [point, piece] = [pointIn(picture.current, event), arrangement.pieceOf(held.id)];
    if (!held.moved || !point || !piece) return;
    const { id, along, off } = held;
    const spot = spotAt(camera, piece, [point[0] * width + off[0], point[1] * height + off[1]]);
    if (spot) arrangement.drag({ kind: 'place', id, ...spot, sticks: !event.altKey, along });
  }
  function move(event: PointerEvent<HTMLElement>) {
    const { current } = grabbed;
    if (current?.pointerId === event.pointerId) drag(event, current);
    else if (!current && event.pointerType === 'mouse') onHover(found(event));
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
