import { Button } from './Button.js';
import { Dialog, type DialogProps } from './Dialog.js';

interface FormDialogProps extends Omit<DialogProps, 'open' | 'foot' | 'role'> {
  readonly onSubmit: () => void;
  /** the label of the solid button, and its label while the form is being sent */
  readonly act: string;
  readonly busyAct: string;
  readonly busy: boolean;
  /** there is nothing to send yet */
  readonly disabled?: boolean;
}

/** A form in a dialog: Cancel, then the submit button. Mounted while it is open. */
export function FormDialog({ act, busyAct, busy, disabled, ...dialog }: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      open
      foot={
        <>
          <Button variant="outline" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={disabled} busy={busy} busyLabel={busyAct}>
            {act}
          </Button>
        </>
      }
    />
  );
}
