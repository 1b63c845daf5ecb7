import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import { Button, ButtonLink } from '../components/Button.js';
import { Icon } from '../components/Icon.js';
import type { Form } from '../forms/useForm.js';

interface EntryFormProps {
  readonly form: Form;
  readonly cancelTo: string;
  readonly act: string;
  readonly busyAct: string;
  readonly children: ReactNode;
}

/** A form for visitors: its fields, the error, Cancel, and the submit button. */
export function EntryForm({ form, cancelTo, act, busyAct, children }: EntryFormProps) {
  const { problems, busy, submit, around } = form;
  return (
    <form ref={around} className={fields} onSubmit={submit} noValidate>
      {children}
      {problems.form && (
        <p role="alert" className={field().error}>
          <Icon of={CircleAlert} size={15} />
          <span>{problems.form}</span>
        </p>
      )}
      <div className={acts}>
        <ButtonLink to={cancelTo} variant="outline">
          Cancel
        </ButtonLink>
        <Button type="submit" busy={busy} busyLabel={busyAct}>
          {act}
        </Button>
      </div>
    </form>
  );
}

const fields = css({ display: 'grid', gap: '16' });
const acts = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', gap: '12', mt: '4' });
