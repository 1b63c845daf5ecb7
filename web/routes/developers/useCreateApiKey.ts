import { graphql } from 'react-relay/hooks';
import type {
  CreateApiKeyInput,
  useCreateApiKeyMutation,
} from '../../__generated__/useCreateApiKeyMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';

/** Makes a key. The promise resolves with its text, which the server does not show again. */
export function useCreateApiKey() {
  const [commit, busy] = useCommit<useCreateApiKeyMutation>(graphql`
    mutation useCreateApiKeyMutation($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        ... on CreateApiKeyPayload @alias(as: "done") {
          text
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
  const create = async (input: CreateApiKeyInput) => (await commit({ variables: { input } })).text;
  return [create, busy] as const;
}
