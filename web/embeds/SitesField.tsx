import type { ChangeEventHandler } from 'react';
import { Field } from '../components/Field.js';
import { TextArea } from '../components/TextArea.js';

interface SitesFieldProps {
  /** one site per line */
  readonly value: string;
  readonly name: string;
  readonly onChange: ChangeEventHandler<HTMLTextAreaElement>;
  readonly error: string | undefined;
}

/** The sites whose pages may show something. */
export function SitesField({ error, ...control }: SitesFieldProps) {
  return (
    <Field label="Sites" hint="One per line, such as https://example.com" error={error}>
      <TextArea rows={3} inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} {...control} />
    </Field>
  );
}
