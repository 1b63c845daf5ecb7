import { RotateCw } from 'lucide-react';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { css } from '#styled/css';
import { onFloor, project } from '../../../../api/shared/geometry/camera.js';
import type { Camera, Pixel } from '../../../../api/shared/geometry/types.js';
import type { Piece } from '../../../../api/stager/contract.js';
import { lookingAt, place, wrapAngle } from '../../../../api/stager/design/scene/footprint.js';
import { Icon } from '../../../components/Icon.js';
import { pointIn } from '../../../components/pointIn.js';
import type { Arrangement } from '../arrangement.js';
import { TURN_STEP } from '../turnStep.js';
import { within } from './within.js';

interface TurnKnobProps {
  readonly piece: Piece;
  readonly picture: RefObject<HTMLElement | null>;
  readonly arrangement: Arrangement;
}

/** Metres before the front of a piece. */
const BEFORE = 0.35;
const QUARTER = Math.PI / 2;
/** Radians within which a piece sticks to the directions of the walls. */
const NEAR_QUARTER = 0.14;
/** Share of the picture: the knob of a piece that reaches out of it is this far from its border. */
const BORDER = 0.05;

function knobPixel(camera: Camera, piece: Piece): Pixel | null {
  const [x, z] = place(piece, 0, piece.depth / 2 + BEFORE);
  return project(camera, [x, 0, z]);
}

/** Sticks to the directions of the walls, otherwise to steps of 15 degrees; with the Alt key a piece turns freely. */
function stuckAngle(angle: number): number {
  const quarter = Math.round(angle / QUARTER) * QUARTER;
  return Math.abs(angle - quarter) < NEAR_QUARTER ? quarter : Math.round(angle / TURN_STEP) * TURN_STEP;
}

/** Turns the piece in hand: drag it round the piece. The keyboard turns by brackets, so that it takes no focus. */
export function TurnKnob({ piece, picture, arrangement }: TurnKnobProps) {
  const { camera, width, height } = arrangement.room;
  /** the angle that was asked for last; null: nobody holds the knob */
  const asked = useRef<number | null>(null);
  const at = knobPixel(camera, piece);
  if (!at) return null;

  function turn(event: PointerEvent<HTMLElement>) {
    const point = asked.current === null ? null : pointIn(picture.current, event);
    const ground = point && onFloor(camera, [point[0] * width, point[1] * height]);
    if (!ground) return;
    const angle = lookingAt(piece, { x: ground[0], z: ground[2] });
    const wanted = wrapAngle(event.altKey ? angle : stuckAngle(angle));
    if (wanted === asked.current) return;
    asked.current = wanted;
    arrangement.drag({ kind: 'turn', id: piece.id, angle: wanted });
  }
  function end() {
    asked.current = null;
    arrangement.release();
  }
  return (
    <span
      aria-hidden
      title={`Turn ${arrangement.nameOf(piece.id)}`}
      className={knob}
      style={{ left: `${within(at[0] / width, BORDER) * 100}%`, top: `${within(at[1] / height, BORDER) * 100}%` }}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        asked.current = piece.angle;
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
