import { graphql } from 'react-relay/hooks';
import type { useDeleteWebhookMutation } from '../../../__generated__/useDeleteWebhookMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Deletes a webhook; the list shrinks. */
export function useDeleteWebhook() {
  const [commit, busy] = useCommit<useDeleteWebhookMutation>(graphql`
    mutation useDeleteWebhookMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        ... on DeleteWebhookPayload {
          workspace {
            webhooks {
              id
            }
          }
        }
        ...refusal @alias
      }
    }
  `);
  const remove = (id: string) =>
    reportOutcome(commit({ variables: { input: { id } } }), {
      done: 'Webhook deleted',
      failed: 'Failed to delete the webhook',
    });
  return [remove, busy] as const;
}
