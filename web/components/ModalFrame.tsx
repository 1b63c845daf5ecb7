import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { css } from '#styled/css';
import { skipEntrance } from './skipEntrance.js';

interface ModalFrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog, shown while the code of ours is loading. It returns the focus when it closes, so that
 * our dialog remembers the right element.
 */
export function ModalFrame({ label, onClose, children }: ModalFrameProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      skipEntrance();
    };
  }, []);
  return (
    <dialog
      ref={frame}
      aria-label={label}
      className={bare}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

const bare = css({
  position: 'fixed',
  inset: '0',
  w: 'full',
  h: 'full',
  maxW: '[none]',
  maxH: '[none]',
  p: '0',
  border: '[none]',
  bg: '[transparent]',
  color: 'ink',
  _backdrop: { bg: '[transparent]' },
});
