import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from '../../../components/Button.js';
import { FormRefusal } from './FormRefusal.js';
import type { Form } from './useForm.js';

interface SettingsFormProps {
  readonly form: Form;
  readonly act: string;
  readonly busyAct: string;
  readonly children: ReactNode;
}

/** Fields, and the one button that sends them. The focus goes to the first field that is refused. */
export function SettingsForm({ form, act, busyAct, children }: SettingsFormProps) {
  const { problems, busy, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={element} className={fields} onSubmit={send} noValidate>
      {children}
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
