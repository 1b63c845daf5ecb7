import { graphql } from 'react-relay/hooks';
import type { useRotateSecretMutation } from '../../../__generated__/useRotateSecretMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Gives a webhook a new secret, and passes it on. */
export function useRotateSecret() {
  const [commit, busy] = useCommit<useRotateSecretMutation>(graphql`
    mutation useRotateSecretMutation($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        ... on RotateWebhookSecretPayload @alias(as: "done") {
          secret
          webhook {
            ...WebhookRow_webhook
          }
        }
        ...refusal @alias
      }
    }
  `);
  const rotate = (id: string, then: (secret: string) => void) =>
    reportOutcome(
      commit({ variables: { input: { id } } }).then(({ secret }) => then(secret)),
      { failed: 'Failed to rotate the secret' },
    );
  return [rotate, busy] as const;
}
