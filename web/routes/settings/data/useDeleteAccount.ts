import { graphql } from 'react-relay/hooks';
import type { useDeleteAccountMutation } from '../../../__generated__/useDeleteAccountMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { wordsOf } from '../../notify.js';
import { problemsOf, type Problems } from '../form/problems.js';

const otherwise = 'Failed to delete your account';

/** Deletes the person's account and leaves for the landing page. @returns what was refused, or null */
export function useDeleteAccount() {
  const [commit] = useCommit<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        ... on DeleteAccountPayload {
          deletedUserId
        }
        ... on Problem {
          message
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);

  return async function remove(password: string | null): Promise<Problems | null> {
    try {
      const { deleteAccount } = await commit({ variables: { input: { password } } });
      if (!deleteAccount.deletedUserId) return problemsOf(deleteAccount, otherwise);
      // A whole page load: nothing of the account stays in memory.
      window.location.assign('/');
      return null;
    } catch (failure) {
      return { form: wordsOf(failure, otherwise) };
    }
  };
}
