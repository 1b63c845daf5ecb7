import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import type { Piece } from '../../../../api/stager/contract.js';
import { KINDS } from '../../../../api/stager/kinds.js';
import { oneGesture } from '../../../components/history.js';
import type { Arrangement } from '../arrangement.js';
import { announceObjections } from '../useRearranging.js';

/** Metres that an arrow key moves a piece by, without and with shift. */
const STEP = 0.05;
const LONG_STEP = 0.25;
/** Radians that a bracket turns it by. */
const TURN = Math.PI / 12;
/** ms: keys within this time are one gesture, undone as one */
const BURST = 800;

/** To the right and away from the viewer; on a wall along it and up. */
const ARROWS: Readonly<Record<string, readonly [along: number, away: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function movedBy(piece: Piece, along: number, away: number) {
  const { x, z, y, wall } = piece;
  if (KINDS[piece.kind].standing !== 'hangs' || wall === undefined) return { x: x + along, z: z - away };
  if (wall === 'back') return { x: x + along, z, y: y + away };
  return { x, z: z + (wall === 'left' ? -along : along), y: y + away };
}

interface Nudging {
  readonly arrangement: Arrangement;
  readonly along: (id: string) => readonly string[];
  /** says where a piece stands now */
  readonly onMoved: (id: string) => void;
}

/** Moves, turns and removes a piece by keyboard. */
export function useNudge({ arrangement, along, onMoved }: Nudging) {
  const burst = useRef({ at: -Infinity, gesture: '' });
  const { store } = arrangement;

  function gestureAt(time: number): string {
    if (time - burst.current.at > BURST) burst.current.gesture = oneGesture();
    burst.current.at = time;
    return burst.current.gesture;
  }
  return async (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (event.ctrlKey || event.metaKey) return;
    const piece = store.get().plan.pieces.find((one) => one.id === id);
    const arrow = ARROWS[event.key];
    const turn = { '[': TURN, ']': -TURN }[event.key];
    if (!piece || (!arrow && turn === undefined && event.key !== 'Delete')) return;
    event.preventDefault();
    const gesture = gestureAt(event.timeStamp);
    const step = event.shiftKey ? LONG_STEP : STEP;
    const spot = arrow && movedBy(piece, arrow[0] * step, arrow[1] * step);
    const evaluation = spot
      ? await arrangement.wish({ kind: 'place', id, ...spot, sticks: false, along: along(id) }, gesture)
      : turn !== undefined
        ? await arrangement.act([{ act: 'turn', id, angle: piece.angle + turn }], gesture)
        : await arrangement.act([{ act: 'remove', id }]);
    if (!evaluation) return;
    onMoved(id);
    announceObjections(evaluation);
  };
}
