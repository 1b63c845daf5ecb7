import { useState } from 'react';
import { css } from '#styled/css';
import { CheckboxField } from '../../../components/CheckboxField.js';
import { Field, FieldGroup } from '../../../components/Field.js';
import { FormDialog } from '../../../components/FormDialog.js';
import { TextInput } from '../../../components/TextInput.js';
import { DialogFields } from '../../../forms/DialogFields.js';
import { problemsOf } from '../../../forms/problems.js';
import { useForm } from '../../../forms/useForm.js';
import { SecretDialog } from '../../../feedback/SecretDialog.js';
import { EVENTS, type EventType } from './events.js';
import { useCreateWebhook } from './useCreateWebhook.js';

const LONGEST_DESCRIPTION = 200;

/** Adds a webhook, then shows the secret that verifies its deliveries. */
export function AddWebhookDialog({ onClose }: { readonly onClose: () => void }) {
  const [create] = useCreateWebhook();
  const [events, setEvents] = useState<readonly EventType[]>([]);
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    start: { url: '', description: '' },
    check: ({ url }) => ({ url: url.trim() === '' ? 'An address is required' : undefined }),
    send: async ({ url, description }) => {
      try {
        setSecret(await create({ url: url.trim(), description, events }));
        return null;
      } catch (failure) {
        return problemsOf(failure, 'Failed to add the webhook');
      }
    },
  });
  const { field, problems } = form;
  const toggle = (type: EventType, chosen: boolean) =>
    setEvents((before) => (chosen ? [...before, type] : before.filter((each) => each !== type)));

  if (secret !== null) {
    return (
      <SecretDialog title="Copy the secret" text={secret} onClose={onClose}>
        Your program verifies each delivery with it. An owner or a manager can copy it again later.
      </SecretDialog>
    );
  }
  return (
    <FormDialog
      title="Add a webhook"
      onClose={onClose}
      onSubmit={form.submit}
      act="Add webhook"
      busyAct="Adding..."
      busy={form.busy}
    >
      <DialogFields form={form}>
        <Field label="Address" hint="It is sent a POST for each event" error={problems.url}>
          <TextInput type="url" autoComplete="off" placeholder="https://" {...field('url')} />
        </Field>
        <Field label="What it is for" optional error={problems.description}>
          <TextInput autoComplete="off" maxLength={LONGEST_DESCRIPTION} {...field('description')} />
        </Field>
        <FieldGroup label="Events" note="None chosen: all, later ones too" error={problems.events}>
          <div className={boxes}>
            {EVENTS.map(({ type, name }) => (
              <CheckboxField
                key={type}
                label={name}
                checked={events.includes(type)}
                onChange={(chosen) => toggle(type, chosen)}
              />
            ))}
          </div>
        </FieldGroup>
      </DialogFields>
    </FormDialog>
  );
}

const boxes = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '16',
  rowGap: { base: '0', sm: '8' },
});
