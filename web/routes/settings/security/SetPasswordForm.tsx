import { css } from '#styled/css';
import { Field } from '../../../components/Field.js';
import { TextInput } from '../../../components/TextInput.js';
import { passwordProblem } from '../../../entry/login.rules.js';
import { SettingsForm } from '../SettingsForm.js';
import { useForm } from '../../../forms/useForm.js';
import { useSetPassword } from './useSetPassword.js';

/** Sets a first password, in addition to the provider. */
export function SetPasswordForm() {
  const set = useSetPassword();
  const form = useForm({
    start: { newPassword: '' },
    check: ({ newPassword }) => ({ newPassword: passwordProblem(newPassword) }),
    send: set,
  });
  return (
    <SettingsForm
      title="Password"
      text="You have none yet. Set one to sign in with your email as well. This works within 10 minutes of signing in."
      form={form}
      act="Set password"
      busyAct="Setting password..."
    >
      <div className={half}>
        <Field label="New password" hint="At least 8 characters" error={form.problems.newPassword}>
          <TextInput {...form.field('newPassword')} type="password" autoComplete="new-password" />
        </Field>
      </div>
    </SettingsForm>
  );
}

const half = css({ maxW: { sm: '[50%]' } });
