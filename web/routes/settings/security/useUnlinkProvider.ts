import { graphql } from 'react-relay/hooks';
import type { useUnlinkProviderMutation } from '../../../__generated__/useUnlinkProviderMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';
import { notifySuccess, wordsOf } from '../../notify.js';
import { problemsOf, type Problems } from '../form/problems.js';

const otherwise = 'Failed to unlink';

/** Parts the account from the provider's. @returns what was refused, or null */
export function useUnlinkProvider() {
  const [commit] = useCommit<useUnlinkProviderMutation>(graphql`
    mutation useUnlinkProviderMutation($input: UnlinkProviderInput!) {
      unlinkProvider(input: $input) {
        __typename
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

  return async function unlink(password: string): Promise<Problems | null> {
    try {
      const { unlinkProvider } = await commit({
        variables: { input: { password } },
        updater: (store, response) => {
          if (response?.unlinkProvider.__typename !== 'UnlinkProviderPayload') return;
          store.getRoot().getLinkedRecord('viewer')?.setValue(false, 'hasProvider');
        },
      });
      if (unlinkProvider.__typename !== 'UnlinkProviderPayload') return problemsOf(unlinkProvider, otherwise);
      void notifySuccess('Unlinked');
      return null;
    } catch (failure) {
      return { form: wordsOf(failure, otherwise) };
    }
  };
}
