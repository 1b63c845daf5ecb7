import type { FormEvent, ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { FormRefusal } from '../form/FormRefusal.js';
import type { Form } from '../form/useForm.js';

interface SettingsFormProps {
  readonly form: Form;
  readonly act: string;
  readonly busyAct: string;
  readonly children: ReactNode;
}

/** Fields, and the one button that sends them. */
export function SettingsForm({ form, act, busyAct, children }: SettingsFormProps) {
  const { problems, busy, submit, around } = form;

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form className={fields} onSubmit={send} noValidate>
      <div ref={around} className={fields}>
        {children}
      </div>
      <FormRefusal text={problems.form} />
      <div>
        <Button type="submit" busy={busy} busyLabel={busyAct}>
          {act}
        </Button>
      </div>
    </form>
  );
}

const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18' });
