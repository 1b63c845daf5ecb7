import { graphql } from 'react-relay/hooks';
import type { useRevokeApiKeyMutation } from '../../__generated__/useRevokeApiKeyMutation.graphql.js';
import { reportOutcome } from '../../forms/reportOutcome.js';
import { useCommit } from '../../relay/useCommit.js';

/** Ends a key; the list of keys shrinks. */
export function useRevokeApiKey() {
  const [commit, busy] = useCommit<useRevokeApiKeyMutation>(graphql`
    mutation useRevokeApiKeyMutation($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) {
        ... on RevokeApiKeyPayload {
          workspace {
            apiKeys {
              id
            }
          }
        }
        ...refusal @alias
      }
    }
  `);
  const revoke = (id: string) =>
    reportOutcome(commit({ variables: { input: { id } } }), {
      done: 'Key revoked',
      failed: 'Failed to revoke the key',
    });
  return [revoke, busy] as const;
}
