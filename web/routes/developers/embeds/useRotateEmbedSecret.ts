import { graphql } from 'react-relay/hooks';
import type { useRotateEmbedSecretMutation } from '../../../__generated__/useRotateEmbedSecretMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Gives an embed a new secret. The promise resolves with it; with null when there is none, which a toast says. */
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
  const rotate = async (id: string) => {
    const rotated = commit({ variables: { input: { id } } });
    const refused = await reportOutcome(rotated, { failed: 'Failed to change the secret' });
    return refused ? null : ((await rotated).secret ?? null);
  };
  return [rotate, busy] as const;
}
