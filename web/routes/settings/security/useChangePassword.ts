import { graphql } from 'react-relay/hooks';
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '../../../__generated__/useChangePasswordMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { keepSessions } from './keepSessions.js';

/**
 * Changes the person's password; the other sessions end.
 * @returns a function that resolves to what was refused, or null
 */
export function useChangePassword() {
  const [commit] = useCommit<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ...refusal @alias
      }
    }
  `);

  return (input: ChangePasswordInput) => {
    const changed = commit({
      variables: { input },
      updater: (store) => keepSessions(store, (session) => session.getValue('current') === true),
    });
    return reportOutcome(changed, {
      done: 'Password changed',
      failed: 'Failed to change your password',
      refusal: 'form',
    });
  };
}
