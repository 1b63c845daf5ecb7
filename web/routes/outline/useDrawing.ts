import { useReducer } from 'react';
import { type History, type HistoryChange, beginHistory, changeHistory } from './geometry/history.js';
import type { Outline } from './geometry/outline.js';

export interface Drawing {
  readonly outline: Outline;
  /** Moves of one gesture are undone as one. */
  readonly change: (next: (now: Outline) => Outline, gesture: string) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** The outline being drawn, with what can be undone and done again. */
export function useDrawing(start: Outline): Drawing {
  const [history, dispatch] = useReducer<History<Outline>, Outline, [HistoryChange<Outline>]>(
    changeHistory,
    start,
    beginHistory,
  );
  return {
    outline: history.present,
    change: (next, gesture) => dispatch({ kind: 'change', next, gesture }),
    undo: history.past.length > 0 ? () => dispatch({ kind: 'undo' }) : null,
    redo: history.future.length > 0 ? () => dispatch({ kind: 'redo' }) : null,
  };
}
