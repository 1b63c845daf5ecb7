import { useReducer, useState } from 'react';
import { type History, type HistoryChange, beginHistory, changeHistory } from './geometry/history.js';
import { isSame, type Outline } from './geometry/outline.js';

export interface Drawing {
  readonly outline: Outline;
  /** it differs from its start */
  readonly changed: boolean;
  /** Moves of one gesture are undone as one. */
  readonly change: (next: (now: Outline) => Outline, gesture: string) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** The outline being drawn, with undo and redo. */
export function useDrawing(start: Outline): Drawing {
  const [first] = useState(start);
  const [history, dispatch] = useReducer<History<Outline>, Outline, [HistoryChange<Outline>]>(
    changeHistory,
    first,
    beginHistory,
  );
  return {
    outline: history.present,
    changed: !isSame(history.present, first),
    change: (next, gesture) => dispatch({ kind: 'change', next, gesture }),
    undo: history.past.length > 0 ? () => dispatch({ kind: 'undo' }) : null,
    redo: history.future.length > 0 ? () => dispatch({ kind: 'redo' }) : null,
  };
}
