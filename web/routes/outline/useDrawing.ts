import { type UndoableState, useHistory } from '../../components/useHistory.js';
import { isSame, type Outline } from './geometry/outline.js';

export interface Drawing extends Pick<UndoableState<Outline>, 'change' | 'undo' | 'redo'> {
  readonly outline: Outline;
  /** it differs from its start */
  readonly changed: boolean;
}

/** The outline being drawn, with undo and redo. */
export function useDrawing(start: Outline): Drawing {
  const { first, present, ...acts } = useHistory(start);
  return { outline: present, changed: !isSame(present, first), ...acts };
}
