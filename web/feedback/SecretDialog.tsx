import { useRef, type ReactNode } from 'react';
import { css } from '#styled/css';
import { codeBox } from '../components/codeBox.js';
import { Button } from '../components/Button.js';
import { Dialog, type DialogProps } from '../components/Dialog.js';
import { copyText } from './copyText.js';

interface SecretDialogProps extends Pick<DialogProps, 'finalFocus'> {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  /** a sentence about it */
  readonly children: ReactNode;
}

/** A key or a secret that was just made, to be copied: it stays until somebody says that it is. */
export function SecretDialog({ title, text, onClose, finalFocus, children }: SecretDialogProps) {
  const copy = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      stays
      initialFocus={copy}
      finalFocus={finalFocus}
      foot={
        <>
          <Button variant="outline" onClick={onClose}>
            Done
          </Button>
          <Button ref={copy} onClick={() => void copyText(text, 'Copied')}>
            Copy
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <p className={secret} translate="no">
        {text}
      </p>
    </Dialog>
  );
}

const secret = css(codeBox, { p: '12', userSelect: 'all' });
