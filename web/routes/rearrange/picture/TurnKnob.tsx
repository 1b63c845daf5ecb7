import { RotateCw } from 'lucide-react';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { css } from '#styled/css';
import { onFloor, project } from '../../../../api/shared/geometry/camera.js';
import type { Camera, Pixel } from '../../../../api/shared/geometry/types.js';
import type { Piece } from '../../../../api/stager/contract.js';
import { lookingAt, place } from '../../../../api/stager/design/scene/footprint.js';
import { Icon } from '../../../components/Icon.js';
import { oneGesture } from '../../../components/history.js';
import type { Arrangement } from '../arrangement.js';

interface TurnKnobProps {
  readonly piece: Piece;
  readonly name: string;
  readonly camera: Camera;
  /** of the photo, pixels */
  readonly width: number;
  readonly height: number;
  readonly picture: RefObject<HTMLElement | null>;
  readonly arrangement: Arrangement;
}

/** Metres before the front of a piece. */
const BEFORE = 0.35;
/** Radians: a piece turns in these steps, and freely with the Alt key. */
const STEP = Math.PI / 12;
const QUARTER = Math.PI / 2;
const NEAR_QUARTER = 0.14;

function knobPixel(camera: Camera, piece: Piece): Pixel | null {
  const [x, z] = place(piece, 0, piece.depth / 2 + BEFORE);
  return project(camera, [x, 0, z]);
}

/** The knob of a piece that reaches out of the picture is at its border. */
const inside = (share: number): number => Math.min(0.95, Math.max(0.05, share));

/** Sticks to the directions of the walls, otherwise to steps of 15 degrees. */
function stuckAngle(angle: number): number {
  const quarter = Math.round(angle / QUARTER) * QUARTER;
  return Math.abs(angle - quarter) < NEAR_QUARTER ? quarter : Math.round(angle / STEP) * STEP;
}

/** Turns the piece in hand: drag it round the piece. The keyboard turns by brackets, so that it takes no focus. */
export function TurnKnob({ piece, name, camera, width, height, picture, arrangement }: TurnKnobProps) {
  const gesture = useRef<string | null>(null);
  const at = knobPixel(camera, piece);
  if (!at) return null;

  function turn(event: PointerEvent<HTMLElement>) {
    const box = picture.current?.getBoundingClientRect();
    if (gesture.current === null || !box?.width) return;
    const pixel: Pixel = [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
    const point = onFloor(camera, pixel);
    if (!point) return;
    const angle = lookingAt(piece, { x: point[0], z: point[2] });
    const wanted = event.altKey ? angle : stuckAngle(angle);
    if (Math.abs(wanted - piece.angle) < 0.001) return;
    void arrangement.act([{ act: 'turn', id: piece.id, angle: wanted }], gesture.current);
  }
  const end = () => (gesture.current = null);
  return (
    <span
      aria-hidden
      title={`Turn ${name}`}
      className={knob}
      style={{ left: `${inside(at[0] / width) * 100}%`, top: `${inside(at[1] / height) * 100}%` }}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        gesture.current = oneGesture();
      }}
      onPointerMove={turn}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <Icon of={RotateCw} size={15} />
    </span>
  );
}

const knob = css({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  w: '28',
  h: '28',
  '@media (any-pointer: coarse)': { w: '40', h: '40' },
  translate: '[-50% -50%]',
  borderRadius: 'full',
  bg: 'onPhoto.fill',
  color: 'seam',
  boxShadow: '[0 0 0 1.5px {colors.seam}, 0 0 0 2.5px {colors.seam.ring}]',
  cursor: 'grab',
  touchAction: 'none',
  _active: { cursor: 'grabbing' },
});
