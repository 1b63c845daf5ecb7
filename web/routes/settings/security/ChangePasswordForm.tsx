import { Field } from '../../../components/Field.js';
import { TextInput } from '../../../components/TextInput.js';
import { passwordProblem } from '../../../entry/login.rules.js';
import { fieldPair } from '../../../forms/fieldPair.js';
import { SettingsForm } from '../SettingsForm.js';
import { useForm } from '../../../forms/useForm.js';
import { useChangePassword } from './useChangePassword.js';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Replaces the present password. */
export function ChangePasswordForm() {
  const change = useChangePassword();
  const form = useForm({
    start: EMPTY,
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword ? undefined : 'Password is required',
      newPassword: passwordProblem(newPassword),
    }),
    send: change,
    after: () => EMPTY,
  });
  return (
    <SettingsForm
      title="Password"
      text="Changing it signs you out on all other devices."
      form={form}
      act="Change password"
      busyAct="Changing..."
    >
      <div className={fieldPair}>
        <Field label="Current password" error={form.problems.currentPassword}>
          <TextInput {...form.field('currentPassword')} type="password" autoComplete="current-password" />
        </Field>
        <Field label="New password" hint="At least 8 characters" error={form.problems.newPassword}>
          <TextInput {...form.field('newPassword')} type="password" autoComplete="new-password" />
        </Field>
      </div>
    </SettingsForm>
  );
}
