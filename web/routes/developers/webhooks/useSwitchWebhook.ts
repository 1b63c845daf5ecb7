import { graphql } from 'react-relay/hooks';
import type { useSwitchWebhookOffMutation } from '../../../__generated__/useSwitchWebhookOffMutation.graphql.js';
import type { useSwitchWebhookOnMutation } from '../../../__generated__/useSwitchWebhookOnMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Switches a webhook on or off. */
export function useSwitchWebhook() {
  const [commitOn, busyOn] = useCommit<useSwitchWebhookOnMutation>(graphql`
    mutation useSwitchWebhookOnMutation($input: SwitchWebhookOnInput!) {
      switchWebhookOn(input: $input) {
        ... on SwitchWebhookOnPayload {
          webhook {
            ...WebhookRow_webhook
          }
        }
        ...refusal @alias
      }
    }
  `);
  const [commitOff, busyOff] = useCommit<useSwitchWebhookOffMutation>(graphql`
    mutation useSwitchWebhookOffMutation($input: SwitchWebhookOffInput!) {
      switchWebhookOff(input: $input) {
        ... on SwitchWebhookOffPayload {
          webhook {
            ...WebhookRow_webhook
          }
        }
        ...refusal @alias
      }
    }
  `);
  const switchTo = (id: string, on: boolean) =>
    reportOutcome((on ? commitOn : commitOff)({ variables: { input: { id } } }), {
      done: on ? 'Webhook switched on' : 'Webhook switched off',
      failed: 'Failed to switch the webhook',
    });
  return [switchTo, busyOn || busyOff] as const;
}
