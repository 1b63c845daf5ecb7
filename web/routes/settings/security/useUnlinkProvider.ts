import { graphql } from 'react-relay/hooks';
import type { useUnlinkProviderMutation } from '../../../__generated__/useUnlinkProviderMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';

/**
 * Unlinks the provider's account.
 * @returns a function that resolves to what was refused, or null
 */
export function useUnlinkProvider() {
  const [commit] = useCommit<useUnlinkProviderMutation>(graphql`
    mutation useUnlinkProviderMutation($input: UnlinkProviderInput!) {
      unlinkProvider(input: $input) {
        ...refusal @alias
      }
    }
  `);

  return (password: string) => {
    const unlinked = commit({
      variables: { input: { password } },
      updater: (store) => store.getRoot().getLinkedRecord('viewer')?.setValue(false, 'hasProvider'),
    });
    return reportOutcome(unlinked, { done: 'Unlinked', failed: 'Failed to unlink', refusal: 'form' });
  };
}
