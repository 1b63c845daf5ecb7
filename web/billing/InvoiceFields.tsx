import type { RefObject } from 'react';
import { css } from '#styled/css';
import { Field } from '../components/Field.js';
import { TextArea } from '../components/TextArea.js';
import { TextInput } from '../components/TextInput.js';
import { moneyText } from '../format/money.js';
import { ProjectPicker } from '../projects/ProjectPicker.js';
import { sumOf, sumOfItems } from './amounts.js';
import { isAmount, type InvoiceProblems } from './invoice.rules.js';
import { type InvoiceForm, type ProposedLine, withItems, withSubtotal } from './invoiceForm.js';
import { ProposedLines } from './ProposedLines.js';

interface InvoiceFieldsProps {
  readonly form: InvoiceForm;
  readonly currency: string;
  readonly proposed: readonly ProposedLine[];
  readonly problems: InvoiceProblems;
  readonly itemsRef?: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (form: InvoiceForm) => void;
}

/** What is charged for, and how much. */
export function InvoiceFields({ form, currency, proposed, problems, itemsRef, onChange }: InvoiceFieldsProps) {
  const set = (change: Partial<InvoiceForm>) => onChange({ ...form, ...change });
  const sum = sumOfItems(form.items);
  const isOff = sum !== null && isAmount(form.subtotal) && sumOf([form.subtotal]) !== sum;
  return (
    <div className={column}>
      <ProjectPicker value={form.projectId} onChange={(projectId) => set({ projectId })} error={problems.projectId} />
      <Field label="Items" hint="One per line, as Description: Amount" error={problems.items}>
        <TextArea
          ref={itemsRef}
          rows={5}
          placeholder={'Staging, 12 images: 30.00\nPhotography on site: 140.00'}
          value={form.items}
          onChange={(event) => onChange(withItems(form, event.target.value))}
        />
      </Field>
      <ProposedLines
        proposed={proposed}
        items={form.items}
        currency={currency}
        onAdd={(items) => onChange(withItems(form, items))}
      />
      <div className={amounts}>
        <Field
          label="Subtotal"
          error={problems.subtotal}
          hint={
            sum && isOff ? `The items add up to ${moneyText(sum, currency)}: the invoice will print both` : undefined
          }
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            value={form.subtotal}
            onChange={(event) => onChange(withSubtotal(form, event.target.value))}
          />
        </Field>
        <Field label="Tax" optional error={problems.tax}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={form.tax}
            onChange={(event) => set({ tax: event.target.value })}
          />
        </Field>
        <Field label="Due date" optional error={problems.dueDate}>
          <TextInput type="date" value={form.dueDate} onChange={(event) => set({ dueDate: event.target.value })} />
        </Field>
      </div>
    </div>
  );
}

const column = css({ display: 'grid', gap: '18', alignContent: 'start', minW: '0' });
const amounts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: '1fr 1fr 1.2fr' },
  gap: '14',
  alignItems: 'start',
});
