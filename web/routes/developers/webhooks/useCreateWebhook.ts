import { graphql } from 'react-relay/hooks';
import type {
  CreateWebhookInput,
  useCreateWebhookMutation,
} from '../../../__generated__/useCreateWebhookMutation.graphql.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Adds a webhook. The promise resolves with its secret. */
export function useCreateWebhook() {
  const [commit, busy] = useCommit<useCreateWebhookMutation>(graphql`
    mutation useCreateWebhookMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        ... on CreateWebhookPayload @alias(as: "done") {
          secret
          workspace {
            webhooks {
              id
              ...WebhookRow_webhook
            }
          }
        }
        ...refusal @alias
      }
    }
  `);
  const create = async (input: CreateWebhookInput) => (await commit({ variables: { input } })).secret;
  return [create, busy] as const;
}
