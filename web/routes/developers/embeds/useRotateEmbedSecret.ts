import { graphql } from 'react-relay/hooks';
import type { useRotateEmbedSecretMutation } from '../../../__generated__/useRotateEmbedSecretMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Gives an embed a new secret, and passes it on. */
export function useRotateEmbedSecret() {
  const [commit, busy] = useCommit<useRotateEmbedSecretMutation>(graphql`
    mutation useRotateEmbedSecretMutation($input: RotateEmbedSecretInput!) {
      rotateEmbedSecret(input: $input) {
        ... on RotateEmbedSecretPayload @alias(as: "done") {
          secret
        }
        ...refusal @alias
      }
    }
  `);
  const rotate = (id: string, then: (secret: string) => void) =>
    reportOutcome(
      commit({ variables: { input: { id } } }).then(({ secret }) => void (secret && then(secret))),
      { failed: 'Failed to make a new secret' },
    );
  return [rotate, busy] as const;
}
