import { useState } from 'react';
import { Field } from '../../components/Field.js';
import { FormDialog } from '../../components/FormDialog.js';
import { SwitchField } from '../../components/SwitchField.js';
import { TextInput } from '../../components/TextInput.js';
import { dateOf } from '../../format/dates.js';
import type { Problems } from '../../forms/problems.js';
import { useWhileMounted } from '../../forms/useWhileMounted.js';
import type { InvoiceInHand } from './invoiceInHand.js';
import { useSendInvoice } from './useSendInvoice.js';

interface SendInvoiceDialogProps {
  readonly invoice: InvoiceInHand;
  readonly onClose: () => void;
}

/** Sends an overdue invoice again, with a new due date; by mail if the person wants that. */
export function SendInvoiceDialog({ invoice, onClose }: SendInvoiceDialogProps) {
  const { id, invoiceNumber, dueDate, billToEmail, mailProblem } = invoice;
  const [send, busy] = useSendInvoice();
  const close = useWhileMounted(onClose);
  const [day, setDay] = useState('');
  const [byMail, setByMail] = useState(false);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Problems | null>(null);
  const missing = tried && !day ? 'Choose the new due date' : undefined;

  function change(next: string) {
    setRefusal(null);
    setDay(next);
  }

  async function submit() {
    setTried(true);
    if (busy || !day) return;
    const refused = await send({ id, dueDate: day, ...(byMail && { byMail }) });
    if (refused) setRefusal(refused);
    else close();
  }

  return (
    <FormDialog
      title="Send Again"
      onClose={onClose}
      onSubmit={submit}
      act={byMail ? 'Send by Mail' : 'Mark as Sent'}
      busyAct={byMail ? 'Sending...' : 'Saving...'}
      busy={busy}
    >
      <Field
        label="New due date"
        hint={dueDate ? `${invoiceNumber} was due on ${dateOf(dueDate)}` : undefined}
        error={missing ?? refusal?.dueDate}
      >
        <TextInput type="date" value={day} onChange={(event) => change(event.target.value)} />
      </Field>
      <SwitchField
        label="Mail it as a PDF"
        hint={mailProblem ?? `To ${billToEmail}`}
        checked={byMail}
        onChange={setByMail}
        disabled={Boolean(mailProblem)}
      />
    </FormDialog>
  );
}
