import { useRef, type ReactNode } from 'react';
import { Button } from './Button.js';
import { Dialog, type DialogProps } from './Dialog.js';

interface ConfirmDialogProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Marks an act that removes something. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly busyLabel?: string;
}

/** A question before an act; the focus starts on Cancel, so that Enter alone deletes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { danger = false, busy, busyLabel, finalFocus } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const foot = (
    <>
      <Button variant="outline" ref={cancel} onClick={onClose}>
        {cancelLabel}
      </Button>
      <Button variant={danger ? 'danger' : 'solid'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      initialFocus={cancel}
      finalFocus={finalFocus}
      foot={foot}
    >
      {children}
    </Dialog>
  );
}
