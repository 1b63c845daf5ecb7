import { Field } from '../../components/Field.js';
import { TextInput } from '../../components/TextInput.js';

interface LastDayFieldProps {
  /** such as 2026-12-31; empty: none */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** what the end means */
  readonly hint: string;
  readonly error: string | undefined;
}

/** The day after which a public link leads nowhere. */
export function LastDayField({ value, onChange, hint, error }: LastDayFieldProps) {
  return (
    <Field label="Last day" optional hint={hint} error={error}>
      <TextInput type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
