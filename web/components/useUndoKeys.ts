import { useLayoutEffect } from 'react';

type Act = (() => void) | null;

/** Ctrl or Cmd Z undoes a move; with shift, or Y, it is redone. Works wherever the focus is on the page. */
export function useUndoKeys(undo: Act, redo: Act) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      // what is typed in a dialog is undone by itself
      if (event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      (key === 'y' || event.shiftKey ? redo : undo)?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);
}
