import { graphql } from 'react-relay/hooks';
import type {
  ChangeEmailInput,
  useChangeEmailMutation,
} from '../../../__generated__/useChangeEmailMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { userChanged } from '../../../session/session.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';

/**
 * Changes the person's address, or has a link mailed to confirm it.
 * @returns a function that resolves to what was refused, or null
 */
export function useChangeEmail() {
  const [commit] = useCommit<useChangeEmailMutation>(graphql`
    mutation useChangeEmailMutation($input: ChangeEmailInput!) {
      changeEmail(input: $input) {
        ... on ChangeEmailPayload @alias(as: "done") {
          pendingEmail
          user {
            firstName
            lastName
            email
          }
        }
        ...refusal @alias
      }
    }
  `);

  async function change(input: ChangeEmailInput) {
    const { user, pendingEmail } = await commit({
      variables: { input },
      updater: (store, done) => {
        store.getRoot().getLinkedRecord('viewer')?.setValue(done.pendingEmail, 'pendingEmail');
      },
    });
    userChanged(user);
    return pendingEmail;
  }

  return (input: ChangeEmailInput) =>
    reportOutcome(change(input), {
      done: (pendingEmail) => (pendingEmail ? `A link was mailed to ${pendingEmail}` : 'Email changed'),
      failed: 'Failed to change your email',
      refusal: 'form',
    });
}
