import { useState, type FormEvent, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { css } from '#styled/css';
import { Button, ButtonLink } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { TextInput } from '../../components/TextInput.js';
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

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = props.check(value);
    setProblem(found);
    setFailure('');
    if (found) return;
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
      <h1 className={title}>{props.title}</h1>
      <p className={subtitle}>{props.subtitle}</p>
      <form className={form} onSubmit={send} noValidate>
        <Field label={props.label} error={problem}>
          <TextInput
            type={props.type}
            autoComplete={props.autoComplete}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </Field>
        {failure && (
          <p role="alert" className={refusal}>
            {failure}
          </p>
        )}
        <div className={acts}>
          <ButtonLink to="/login" variant="outline">
            Cancel
          </ButtonLink>
          <Button type="submit" busy={busy} busyLabel={props.busyLabel}>
            {props.submitLabel}
          </Button>
        </div>
      </form>
      {props.foot}
    </>
  );
}

const title = css({ textStyle: 'h1', fontSize: { sm: '[30px]' }, lineHeight: { sm: '[36px]' } });
const subtitle = css({ color: 'ink.muted', mt: '6', mb: '24' });
const form = css({ display: 'grid', gap: '16' });
const refusal = css({ color: 'danger.text', textStyle: 'small' });
const acts = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', gap: '12', mt: '4' });
