import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { Field } from '../../components/Field.js';
import { TextInput } from '../../components/TextInput.js';
import { useForm } from '../../forms/useForm.js';
import { EntryForm } from '../../entry/EntryForm.js';
import { FormHead } from '../../entry/FormHead.js';
import { problemsIn } from '../../entry/signIn.js';

interface ResetFormProps {
  readonly title: string;
  readonly subtitle: string;
  readonly label: string;
  readonly type: HTMLInputTypeAttribute;
  readonly autoComplete: string;
  readonly act: string;
  readonly busyAct: string;
  /** what is wrong with the value; then nothing is sent */
  readonly check: (value: string) => string | undefined;
  readonly submit: (value: string) => Promise<void>;
  /** below the form */
  readonly foot?: ReactNode;
}

/** One field, and a button that sends it. */
export function ResetForm(props: ResetFormProps) {
  const form = useForm({
    start: { value: '' },
    check: ({ value }) => ({ value: props.check(value) }),
    send: ({ value }) => problemsIn(props.submit(value)),
  });
  return (
    <>
      <FormHead title={props.title} subtitle={props.subtitle} />
      <EntryForm form={form} cancelTo="/login" act={props.act} busyAct={props.busyAct}>
        <Field label={props.label} error={form.problems.value}>
          <TextInput {...form.field('value')} name={props.type} type={props.type} autoComplete={props.autoComplete} />
        </Field>
      </EntryForm>
      {props.foot}
    </>
  );
}
