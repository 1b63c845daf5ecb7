import { graphql } from 'react-relay/hooks';
import type {
  CreatePublishableKeyInput,
  useCreatePublishableKeyMutation,
} from '../../__generated__/useCreatePublishableKeyMutation.graphql.js';
import { reportOutcome } from '../../forms/reportOutcome.js';
import { useCommit } from '../../relay/useCommit.js';

/** Makes a publishable key, which the list of keys shows. The promise resolves with what was refused, or null. */
export function useCreatePublishableKey() {
  const [commit] = useCommit<useCreatePublishableKeyMutation>(graphql`
    mutation useCreatePublishableKeyMutation($input: CreatePublishableKeyInput!) {
      createPublishableKey(input: $input) {
        ... on CreatePublishableKeyPayload {
          workspace {
            apiKeys {
              id
              ...KeyRow_apiKey
            }
          }
        }
        ...refusal @alias
      }
    }
  `);
  return (input: CreatePublishableKeyInput) =>
    reportOutcome(commit({ variables: { input } }), {
      done: 'Publishable key made',
      failed: 'Failed to make the key',
      refusal: 'form',
    });
}
