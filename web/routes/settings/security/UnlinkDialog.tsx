import { Field } from '../../../components/Field.js';
import { FormDialog } from '../../../components/FormDialog.js';
import { TextInput } from '../../../components/TextInput.js';
import { DialogFields } from '../../../forms/DialogFields.js';
import { useForm } from '../../../forms/useForm.js';
import { useWhileMounted } from '../../../forms/useWhileMounted.js';
import { useUnlinkProvider } from './useUnlinkProvider.js';

interface UnlinkDialogProps {
  /** the provider's name */
  readonly name: string;
  readonly onClose: () => void;
  readonly onUnlinked: () => void;
}

/** Asks for the password, then unlinks the provider's account. */
export function UnlinkDialog({ name, onClose, onUnlinked }: UnlinkDialogProps) {
  const unlink = useUnlinkProvider();
  const done = useWhileMounted(onUnlinked);
  const form = useForm({
    start: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : 'Password is required' }),
    send: async ({ password }) => {
      const refused = await unlink(password);
      if (!refused) done();
      return refused;
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.submit}
      title={`Unlink ${name}`}
      act="Unlink"
      busyAct="Unlinking..."
      busy={form.busy}
    >
      <p>You sign in with your email and password from then on. You can link an account again here at any time.</p>
      <DialogFields form={form}>
        <Field label="Your password" error={form.problems.password}>
          <TextInput {...form.field('password')} type="password" autoComplete="current-password" />
        </Field>
      </DialogFields>
    </FormDialog>
  );
}
