import { graphql } from 'react-relay/hooks';
import type {
  SetPasswordInput,
  useSetPasswordMutation,
} from '../../../__generated__/useSetPasswordMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';

/**
 * Sets the account's first password.
 * @returns a function that resolves to what was refused, or null
 */
export function useSetPassword() {
  const [commit] = useCommit<useSetPasswordMutation>(graphql`
    mutation useSetPasswordMutation($input: SetPasswordInput!) {
      setPassword(input: $input) {
        ...refusal @alias
      }
    }
  `);

  return (input: SetPasswordInput) => {
    const set = commit({
      variables: { input },
      updater: (store) => store.getRoot().getLinkedRecord('viewer')?.setValue(true, 'hasPassword'),
    });
    return reportOutcome(set, { done: 'Password set', failed: 'Failed to set your password', refusal: 'form' });
  };
}
