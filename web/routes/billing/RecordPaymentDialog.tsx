import { useId, useState } from 'react';
import { css } from '#styled/css';
import { Field } from '../../components/Field.js';
import { FormDialog } from '../../components/FormDialog.js';
import { TextInput } from '../../components/TextInput.js';
import { fieldPair } from '../../forms/fieldPair.js';
import type { Problems } from '../../forms/problems.js';
import { useWhileMounted } from '../../forms/useWhileMounted.js';
import { moneyText } from '../../format/money.js';
import type { InvoiceInHand } from './invoiceInHand.js';
import { useRecordPayment } from './useRecordPayment.js';

interface RecordPaymentDialogProps {
  readonly invoice: InvoiceInHand;
  readonly onClose: () => void;
}

/** Today in the reader's time zone, as 2026-12-31. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const USUAL_METHODS = ['Bank transfer', 'Cheque', 'Cash', 'Card'];

/** Records money that came by other means than the checkout: always the whole total. */
export function RecordPaymentDialog({ invoice, onClose }: RecordPaymentDialogProps) {
  const { id: invoiceId, invoiceNumber, total, currency } = invoice;
  const methods = useId();
  const [record, busy] = useRecordPayment();
  const close = useWhileMounted(onClose);
  const [payment, setPayment] = useState({ method: '', receivedOn: today(), reference: '' });
  const [refusal, setRefusal] = useState<Problems | null>(null);
  const set = (change: Partial<typeof payment>) => {
    setRefusal(null);
    setPayment({ ...payment, ...change });
  };

  async function submit() {
    if (busy) return;
    const { method, receivedOn, reference } = payment;
    const missing = {
      ...(!method.trim() && { method: 'Say how the payment came, for example by bank transfer' }),
      ...(!receivedOn && { receivedOn: 'Choose the day on which the money came' }),
    };
    if (Object.keys(missing).length > 0) return setRefusal(missing);
    const words = reference.trim();
    const refused = await record({ invoiceId, method: method.trim(), receivedOn, ...(words && { reference: words }) });
    if (refused) setRefusal(refused);
    else close();
  }

  return (
    <FormDialog
      title="Record Payment"
      onClose={onClose}
      onSubmit={submit}
      cost={
        <>
          Received <strong>{moneyText(total, currency)}</strong>
        </>
      }
      act="Record Payment"
      busyAct="Recording..."
      busy={busy}
    >
      <Field label="How it came" error={refusal?.method}>
        <TextInput
          list={methods}
          autoComplete="off"
          placeholder="Bank transfer"
          value={payment.method}
          onChange={(event) => set({ method: event.target.value })}
        />
      </Field>
      <datalist id={methods}>
        {USUAL_METHODS.map((method) => (
          <option key={method}>{method}</option>
        ))}
      </datalist>
      <div className={fieldPair}>
        <Field label="Received on" error={refusal?.receivedOn}>
          <TextInput
            type="date"
            max={today()}
            value={payment.receivedOn}
            onChange={(event) => set({ receivedOn: event.target.value })}
          />
        </Field>
        <Field label="Reference" optional error={refusal?.reference}>
          <TextInput
            autoComplete="off"
            value={payment.reference}
            onChange={(event) => set({ reference: event.target.value })}
          />
        </Field>
      </div>
      <p className={note}>{invoiceNumber} then counts as paid in full. This cannot be taken back.</p>
    </FormDialog>
  );
}

const note = css({ textStyle: 'small', color: 'ink.muted' });
