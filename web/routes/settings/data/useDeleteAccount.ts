import { graphql } from 'react-relay/hooks';
import type {
  DeleteAccountInput,
  useDeleteAccountMutation,
} from '../../../__generated__/useDeleteAccountMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';

/**
 * Deletes the person's account and leads to the landing page.
 * @returns a function that resolves to what was refused, or null
 */
export function useDeleteAccount() {
  const [commit] = useCommit<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        ... on DeleteAccountPayload {
          deletedUserId
        }
        ...refusal @alias
      }
    }
  `);

  return (input: DeleteAccountInput) => {
    const deleted = commit({ variables: { input } });
    return reportOutcome(
      // A full page load: nothing of the account stays in memory.
      deleted.then(() => window.location.assign('/')),
      { failed: 'Failed to delete your account', refusal: 'form' },
    );
  };
}
