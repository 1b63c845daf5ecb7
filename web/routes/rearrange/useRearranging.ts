import { useEffect, useState } from 'react';
import type { PlanEdit } from '../../../api/stager/contract.js';
import { oneGesture } from '../../components/history.js';
import { type UndoableState, useHistory } from '../../components/useHistory.js';
import { announce } from '../../feedback/announcer.js';
import { Arrangement, NO_EDITS } from './arrangement.js';
import type { Evaluation, OpenedRoom } from './engine/messages.js';

export interface Rearranging extends Pick<UndoableState<readonly PlanEdit[]>, 'undo' | 'redo'> {
  readonly arrangement: Arrangement;
  readonly edits: readonly PlanEdit[];
  /** Exchanges all edits, as one step. */
  readonly replace: (edits: readonly PlanEdit[]) => void;
}

/** An arrangement that a person changes: its edits with undo, and what the engine says of them. */
export function useRearranging(room: OpenedRoom): Rearranging {
  const { present, change, undo, redo } = useHistory(NO_EDITS);
  const [arrangement] = useState(() => new Arrangement(room, (edits, gesture) => change(() => edits, gesture)));
  useEffect(() => arrangement.open(), [arrangement]);
  // undone or redone
  useEffect(() => arrangement.follow(present), [arrangement, present]);
  return {
    arrangement,
    edits: present,
    undo,
    redo,
    replace: (edits) => change(() => edits, oneGesture()),
  };
}

/** Tells a screen reader what bars the arrangement now. */
export function announceObjections({ objections }: Evaluation): void {
  const hard = objections.filter((one) => one.hard).map(({ words }) => words);
  if (hard.length > 0) announce(hard.join(' '));
}
