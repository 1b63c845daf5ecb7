import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { MakeKeyDialog_viewer$key } from '../../__generated__/MakeKeyDialog_viewer.graphql.js';
import { CheckboxField } from '../../components/CheckboxField.js';
import { Field, FieldGroup } from '../../components/Field.js';
import { FormDialog } from '../../components/FormDialog.js';
import { TextInput } from '../../components/TextInput.js';
import { endOfDay } from '../../format/dates.js';
import { DialogFields } from '../../forms/DialogFields.js';
import { problemsOf } from '../../forms/problems.js';
import { useForm } from '../../forms/useForm.js';
import { SecretDialog } from '../../feedback/SecretDialog.js';
import { LONGEST_NAME } from './keyName.js';
import { useCreateApiKey } from './useCreateApiKey.js';

/** What a program needs that orders staging and collects it. */
const USUAL = ['projects:write', 'staging:write'];

interface MakeKeyDialogProps {
  readonly viewer: MakeKeyDialog_viewer$key;
  readonly onClose: () => void;
}

/** Makes a key, then shows its text, once. */
export function MakeKeyDialog({ viewer, onClose }: MakeKeyDialogProps) {
  const { apiKeyScopes } = useFragment(
    graphql`
      fragment MakeKeyDialog_viewer on Viewer {
        apiKeyScopes {
          name
          words
        }
      }
    `,
    viewer,
  );
  const [create] = useCreateApiKey();
  const [scopes, setScopes] = useState(USUAL);
  const [text, setText] = useState<string | null>(null);
  const form = useForm({
    start: { name: '', day: '', scopes: '' },
    check: ({ name }) => ({
      name: name.trim() === '' ? 'A name is required' : undefined,
      scopes: scopes.length === 0 ? 'Choose at least one scope' : undefined,
    }),
    send: async ({ name, day }) => {
      try {
        setText(await create({ name, scopes, expiresAt: day === '' ? null : endOfDay(day) }));
        return null;
      } catch (failure) {
        return problemsOf(failure, 'Failed to make the key');
      }
    },
  });
  const { field, problems } = form;
  const toggle = (name: string, chosen: boolean) =>
    setScopes((before) => (chosen ? [...before, name] : before.filter((each) => each !== name)));
  if (text !== null) {
    return (
      <SecretDialog title="Copy the key now" text={text} onClose={onClose}>
        It is shown only this once. Keep it where your program finds it, and out of code and mails.
      </SecretDialog>
    );
  }
  return (
    <FormDialog
      title="Make a key"
      onClose={onClose}
      onSubmit={form.submit}
      act="Make key"
      busyAct="Making..."
      busy={form.busy}
    >
      <DialogFields form={form}>
        <Field label="Name" hint="The program that will use it" error={problems.name}>
          <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...field('name')} />
        </Field>
        <FieldGroup label="It may" error={scopes.length === 0 ? problems.scopes : undefined}>
          <div className={boxes}>
            {apiKeyScopes.map(({ name, words }) => (
              <CheckboxField
                key={name}
                label={words.charAt(0).toUpperCase() + words.slice(1)}
                hint={name}
                checked={scopes.includes(name)}
                onChange={(chosen) => toggle(name, chosen)}
              />
            ))}
          </div>
        </FieldGroup>
        <Field label="Last day" optional hint="After it the key opens nothing" error={problems.expiresAt}>
          <TextInput type="date" {...field('day')} />
        </Field>
      </DialogFields>
    </FormDialog>
  );
}

const boxes = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' });
