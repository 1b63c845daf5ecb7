import type { KeyboardEvent } from 'react';
import type { Piece, Plan, PlanEdit } from '../../../../api/stager/contract.js';
import { hangs } from '../../../../api/stager/kinds.js';
import { useBurst } from '../../../components/useBurst.js';
import type { Arrangement } from '../arrangement.js';
import type { Wanted } from '../engine/messages.js';
import { TURN_STEP } from '../turnStep.js';

/** Metres that an arrow key moves a piece by, without and with shift. */
const STEP = 0.05;
const LONG_STEP = 0.25;

/** To the right and away from the viewer; on a wall along it and up. */
const ARROWS: Readonly<Record<string, readonly [along: number, away: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const TURNS: Readonly<Record<string, number>> = { '[': TURN_STEP, ']': -TURN_STEP };

function movedBy(piece: Piece, along: number, away: number) {
  const { x, z, y, wall } = piece;
  if (!hangs(piece) || wall === undefined) return { x: x + along, z: z - away };
  if (wall === 'back') return { x: x + along, z, y: y + away };
  return { x, z: z + (wall === 'left' ? -along : along), y: y + away };
}

type Deed = Wanted | readonly PlanEdit[];

/** What a key does to a piece as it stands when the key's turn comes; null: nothing. */
function deedOf(event: KeyboardEvent, arrangement: Arrangement): ((piece: Piece, plan: Plan) => Deed) | null {
  const { key, shiftKey } = event;
  const [arrow, turn] = [ARROWS[key], TURNS[key]];
  const step = shiftKey ? LONG_STEP : STEP;
  if (arrow) {
    return (piece, plan) => ({
      kind: 'place',
      id: piece.id,
      ...movedBy(piece, arrow[0] * step, arrow[1] * step),
      sticks: false,
      along: arrangement.alongWith(piece.id, plan),
    });
  }
  if (turn !== undefined) return ({ id, angle }) => [{ act: 'turn', id, angle: angle + turn }];
  return key === 'Delete' ? ({ id }) => [{ act: 'remove', id }] : null;
}

/** Moves, turns and removes a piece by keyboard, and says what came of it. */
export function useNudge(arrangement: Arrangement) {
  const gestureAt = useBurst();
  return async (event: KeyboardEvent<HTMLElement>, id: string): Promise<void> => {
    const deed = event.ctrlKey || event.metaKey ? null : deedOf(event, arrangement);
    if (!deed) return;
    event.preventDefault();
    const name = arrangement.nameOf(id);
    await arrangement.act(
      (plan) => {
        const piece = plan.pieces.find((one) => one.id === id);
        return piece ? deed(piece, plan) : [];
      },
      ({ plan }) => {
        const piece = plan.pieces.find((one) => one.id === id);
        return piece ? `${name}: ${arrangement.placeOf(piece)}.` : `${name} removed.`;
      },
      gestureAt(event.timeStamp),
    );
  };
}
