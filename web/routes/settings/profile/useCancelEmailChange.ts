import { graphql } from 'react-relay/hooks';
import type { useCancelEmailChangeMutation } from '../../../__generated__/useCancelEmailChangeMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';

/**
 * Cancels the change of the address that waits.
 * @returns a function that resolves to what was refused, or null
 */
export function useCancelEmailChange() {
  const [commit, busy] = useCommit<useCancelEmailChangeMutation>(graphql`
    mutation useCancelEmailChangeMutation($input: CancelEmailChangeInput!) {
      cancelEmailChange(input: $input) {
        ...refusal @alias
      }
    }
  `);

  const cancel = (email: string) => {
    const cancelled = commit({
      variables: { input: { email } },
      updater: (store) => store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'pendingEmail'),
    });
    return reportOutcome(cancelled, { done: 'Change cancelled', failed: 'Failed to cancel the change' });
  };

  return [cancel, busy] as const;
}
