import { graphql, useFragment } from 'react-relay/hooks';
import type { NameForm_user$key } from '../../../__generated__/NameForm_user.graphql.js';
import { Field } from '../../../components/Field.js';
import { TextInput } from '../../../components/TextInput.js';
import { fieldPair } from '../../../forms/fieldPair.js';
import { SettingsForm } from '../SettingsForm.js';
import { useForm } from '../../../forms/useForm.js';
import { LONGEST_NAME, namesProblems, tidyNames } from './profile.rules.js';
import { useUpdateProfile } from './useUpdateProfile.js';

/** First and last name; each may be empty. */
export function NameForm({ user }: { readonly user: NameForm_user$key }) {
  const { firstName, lastName } = useFragment(
    graphql`
      fragment NameForm_user on User {
        firstName
        lastName
      }
    `,
    user,
  );
  const update = useUpdateProfile();
  const form = useForm({
    start: { firstName, lastName },
    check: namesProblems,
    send: (draft, only) => update(only(tidyNames(draft))),
    after: tidyNames,
  });
  return (
    <SettingsForm
      title="Name"
      text="Shown in the header and to the people of your workspace. Without a name your email is shown."
      form={form}
      act="Save name"
      busyAct="Saving..."
    >
      <div className={fieldPair}>
        <Field label="First name" optional error={form.problems.firstName}>
          <TextInput {...form.field('firstName')} autoComplete="given-name" maxLength={LONGEST_NAME + 1} />
        </Field>
        <Field label="Last name" optional error={form.problems.lastName}>
          <TextInput {...form.field('lastName')} autoComplete="family-name" maxLength={LONGEST_NAME + 1} />
        </Field>
      </div>
    </SettingsForm>
  );
}
