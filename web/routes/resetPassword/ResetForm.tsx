import { useRef, useState, type FormEvent, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { css } from '#styled/css';
import { Field } from '../../components/Field.js';
import { TextInput } from '../../components/TextInput.js';
import { FormFoot } from '../login/FormFoot.js';
import { FormHead } from '../login/FormHead.js';
import { signInProblem } from '../session/signIn.js';

export interface ResetFormProps {
  readonly title: string;
  readonly subtitle: string;
  readonly label: string;
  readonly type: HTMLInputTypeAttribute;
  readonly autoComplete: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** what is wrong with the value; nothing is sent then */
  readonly check: (value: string) => string | undefined;
  readonly submit: (value: string) => Promise<void>;
  /** below the form */
  readonly foot?: ReactNode;
}

/** One field, and a button that sends it. */
export function ResetForm(props: ResetFormProps) {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = props.check(value);
    setProblem(found);
    setFailure('');
    if (found) {
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await props.submit(value);
    } catch (refusal) {
      setFailure(signInProblem(refusal));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <FormHead title={props.title} subtitle={props.subtitle} />
      <form className={form} onSubmit={send} noValidate>
        <Field label={props.label} error={problem}>
          <TextInput
            ref={input}
            type={props.type}
            autoComplete={props.autoComplete}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </Field>
        <FormFoot
          failure={failure}
          cancelTo="/login"
          submit={props.submitLabel}
          busy={busy}
          busyLabel={props.busyLabel}
        />
      </form>
      {props.foot}
    </>
  );
}

const form = css({ display: 'grid', gap: '16' });
