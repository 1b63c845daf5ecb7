import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { EmailForm_viewer$key } from '../../../__generated__/EmailForm_viewer.graphql.js';
import { Field } from '../../../components/Field.js';
import { TextInput } from '../../../components/TextInput.js';
import { tidyEmail } from '../../../entry/login.rules.js';
import { fieldPair } from '../../../forms/fieldPair.js';
import { SettingsForm } from '../SettingsForm.js';
import { useForm } from '../../../forms/useForm.js';
import { PendingEmail } from './PendingEmail.js';
import { emailProblems } from './profile.rules.js';
import { useChangeEmail } from './useChangeEmail.js';

const EMPTY = { email: '', password: '' };

/** The address that the person signs in with, and a form to change it. */
export function EmailForm({ viewer }: { readonly viewer: EmailForm_viewer$key }) {
  const { user, pendingEmail, hasPassword } = useFragment(
    graphql`
      fragment EmailForm_viewer on Viewer {
        user {
          email
        }
        pendingEmail
        hasPassword
      }
    `,
    viewer,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useChangeEmail();
  const form = useForm({
    start: EMPTY,
    check: (draft) => emailProblems(draft, hasPassword),
    send: ({ email, password }) => change({ email: tidyEmail(email), password: hasPassword ? password : null }),
    after: () => EMPTY,
  });
  return (
    <SettingsForm
      title="Email"
      titleRef={heading}
      text={
        <p>
          You sign in as <strong className={address}>{user.email}</strong>
        </p>
      }
      notice={pendingEmail && <PendingEmail email={pendingEmail} onCancelled={() => heading.current?.focus()} />}
      form={form}
      act="Change email"
      busyAct="Changing..."
    >
      <div className={fieldPair}>
        <Field label="New email" error={form.problems.email}>
          <TextInput {...form.field('email')} type="email" autoComplete="off" />
        </Field>
        {hasPassword && (
          <Field label="Your password" error={form.problems.password}>
            <TextInput {...form.field('password')} type="password" autoComplete="current-password" />
          </Field>
        )}
      </div>
      {!hasPassword && <p className={hint}>This works within 10 minutes of signing in.</p>}
    </SettingsForm>
  );
}

const address = css({ color: 'ink', fontWeight: 'semibold', overflowWrap: 'anywhere' });
const hint = css({ textStyle: 'small', color: 'ink.muted' });
