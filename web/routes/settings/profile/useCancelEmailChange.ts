import { graphql } from 'react-relay/hooks';
import type { useCancelEmailChangeMutation } from '../../../__generated__/useCancelEmailChangeMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifyError, notifySuccess, wordsOf } from '../../notify.js';

const otherwise = 'Failed to cancel the change';

/** Withdraws the change of the address that waits. */
export function useCancelEmailChange() {
  const [commit, busy] = useCommit<useCancelEmailChangeMutation>(graphql`
    mutation useCancelEmailChangeMutation($input: CancelEmailChangeInput!) {
      cancelEmailChange(input: $input) {
        __typename
        ... on Problem {
          message
        }
      }
    }
  `);

  /** @returns whether it waits no more */
  async function cancel(email: string): Promise<boolean> {
    try {
      const { cancelEmailChange } = await commit({
        variables: { input: { email } },
        updater: (store, response) => {
          if (response?.cancelEmailChange.__typename !== 'CancelEmailChangePayload') return;
          store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'pendingEmail');
        },
      });
      const done = cancelEmailChange.__typename === 'CancelEmailChangePayload';
      void (done ? notifySuccess('Change cancelled') : notifyError(cancelEmailChange.message ?? otherwise));
      return done;
    } catch (failure) {
      void notifyError(wordsOf(failure, otherwise));
      return false;
    }
  }

  return [cancel, busy] as const;
}
