import { css } from '#styled/css';
import { Field, FieldGroup } from '../components/Field.js';
import { TextArea } from '../components/TextArea.js';
import { TextInput } from '../components/TextInput.js';
import type { Problems } from '../forms/problems.js';
import type { BillTo } from './invoiceForm.js';

interface BillToFieldsProps {
  readonly value: BillTo;
  /** by the field's name in the input, such as billTo.email */
  readonly problems: Problems;
  readonly onChange: (billTo: BillTo) => void;
}

/** The person or company that the invoice goes to. */
export function BillToFields({ value, problems, onChange }: BillToFieldsProps) {
  const set = (change: Partial<BillTo>) => onChange({ ...value, ...change });
  return (
    <FieldGroup label="Bill to" note="Optional">
      <div className={fields}>
        <Field label="Name" error={problems['billTo.name']}>
          <TextInput autoComplete="off" value={value.name} onChange={(event) => set({ name: event.target.value })} />
        </Field>
        <Field label="Email" error={problems['billTo.email']}>
          <TextInput
            type="email"
            autoComplete="off"
            value={value.email}
            onChange={(event) => set({ email: event.target.value })}
          />
        </Field>
        <Field label="Address" error={problems['billTo.address']}>
          <TextArea rows={3} value={value.address} onChange={(event) => set({ address: event.target.value })} />
        </Field>
        <Field label="Tax ID" error={problems['billTo.taxId']}>
          <TextInput autoComplete="off" value={value.taxId} onChange={(event) => set({ taxId: event.target.value })} />
        </Field>
      </div>
    </FieldGroup>
  );
}

const fields = css({ display: 'grid', gap: '14', mt: '4' });
