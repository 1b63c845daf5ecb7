/** The states before the present one, and those that were undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** the gesture that made the present state: its further moves replace that state */
  readonly gesture: string | null;
}

export type HistoryChange<T> =
  | { readonly kind: 'change'; readonly next: (now: T) => T; readonly gesture: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

const MOST = 100;

export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], gesture: null });

export function changeHistory<T>(history: History<T>, change: HistoryChange<T>): History<T> {
  const { past, present, future } = history;
  if (change.kind === 'undo') {
    const before = past.at(-1);
    if (before === undefined) return history;
    return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null };
  }
  if (change.kind === 'redo') {
    const [after, ...later] = future;
    return after === undefined ? history : { past: [...past, present], present: after, future: later, gesture: null };
  }
  const next = change.next(present);
  if (next === present) return history;
  const kept = history.gesture === change.gesture ? past : [...past, present].slice(-MOST);
  return { past: kept, present: next, future: [], gesture: change.gesture };
}

let gestures = 0;

/** A name for a new gesture: a drag, a run of arrow keys, a press of a button. */
export const oneGesture = (): string => `gesture ${++gestures}`;
