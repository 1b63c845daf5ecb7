import { useReducer, useState } from 'react';
import { type History, type HistoryChange, beginHistory, changeHistory } from './history.js';

export interface UndoableState<T> {
  readonly first: T;
  readonly present: T;
  /** Changes of one gesture are undone as one. */
  readonly change: (next: (now: T) => T, gesture: string) => void;
  /** null: there is nothing to undo */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** A state with undo and redo. */
export function useHistory<T>(start: T): UndoableState<T> {
  const [first] = useState(start);
  const [history, dispatch] = useReducer<History<T>, T, [HistoryChange<T>]>(changeHistory, first, beginHistory);
  return {
    first,
    present: history.present,
    change: (next, gesture) => dispatch({ kind: 'change', next, gesture }),
    undo: history.past.length > 0 ? () => dispatch({ kind: 'undo' }) : null,
    redo: history.future.length > 0 ? () => dispatch({ kind: 'redo' }) : null,
  };
}
