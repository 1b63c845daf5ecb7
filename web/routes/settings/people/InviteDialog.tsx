import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { Dialog } from '../../../components/Dialog.js';
import { Field } from '../../../components/Field.js';
import { FormDialog } from '../../../components/FormDialog.js';
import { Select } from '../../../components/Select.js';
import { TextInput } from '../../../components/TextInput.js';
import { copyText } from '../../../feedback/copyText.js';
import { DialogFields } from '../../../forms/DialogFields.js';
import { problemsOf } from '../../../forms/problems.js';
import { useForm } from '../../../forms/useForm.js';
import { isRole, ROLES, type Role } from '../../../session/roles.js';
import { useInviteColleague } from './useInviteColleague.js';

interface InviteDialogProps {
  /** only owners invite owners */
  readonly byOwner: boolean;
  readonly onClose: () => void;
}

interface Made {
  readonly link: string;
  /** null: not mailed */
  readonly mailedTo: string | null;
}

const START: { readonly email: string; readonly role: Role } = { email: '', role: 'AGENT' };

/** Asks for an address and a role, then shows the link, which is shown this once. */
export function InviteDialog({ byOwner, onClose }: InviteDialogProps) {
  const [made, setMade] = useState<Made | null>(null);
  const invite = useInviteColleague();
  const form = useForm({
    start: START,
    send: async ({ email, role }) => {
      try {
        const { link, isMailed } = await invite({ email: email.trim() || null, role });
        setMade({ link, mailedTo: isMailed ? email.trim() : null });
        return null;
      } catch (failure) {
        return problemsOf(failure, 'Failed to invite');
      }
    },
  });
  if (made) return <LinkDialog {...made} onClose={onClose} />;
  const { role } = form.draft;
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title="Invite somebody"
      act="Make the link"
      busyAct="Inviting..."
      busy={form.busy}
    >
      <DialogFields form={form}>
        <Field label="Email" optional hint="Without one you pass the link on yourself" error={form.problems.email}>
          <TextInput {...form.field('email')} type="email" autoComplete="off" />
        </Field>
        <Select
          label="Role"
          items={ROLES.filter(({ value }) => byOwner || value !== 'OWNER')}
          value={role}
          onChange={(chosen) => isRole(chosen) && form.set({ role: chosen })}
          hint={ROLES.find(({ value }) => value === role)?.words}
          error={form.problems.role}
        />
      </DialogFields>
    </FormDialog>
  );
}

function LinkDialog({ link, mailedTo, onClose }: Made & { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      title="The link is made"
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" onClick={onClose}>
            Done
          </Button>
          <Button onClick={() => void copyText(link, 'Link copied')}>Copy</Button>
        </>
      }
    >
      <p>
        {mailedTo
          ? `It is on its way to ${mailedTo}. You can pass it on as well: it is shown this once.`
          : 'Pass it on: it is shown this once.'}{' '}
        Whoever opens it can join, once, within seven days.
      </p>
      <Field label="Link">
        <TextInput value={link} readOnly onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
