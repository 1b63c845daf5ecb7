import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import document from '../../../__generated__/DeliveriesDialogQuery.graphql.js';
import type { useResendDeliveryMutation } from '../../../__generated__/useResendDeliveryMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Sends a delivery again, then reads those of its webhook. */
export function useResendDelivery(endpointId: string) {
  const environment = useRelayEnvironment();
  const [commit, busy] = useCommit<useResendDeliveryMutation>(graphql`
    mutation useResendDeliveryMutation($input: ResendDeliveryInput!) {
      resendDelivery(input: $input) {
        ...refusal @alias
      }
    }
  `);
  const resend = async (id: string) => {
    const sent = commit({ variables: { input: { id } } });
    const refused = await reportOutcome(sent, { done: 'Sent again', failed: 'Failed to send it again' });
    if (!refused) await fetchQuery(environment, document, { id: endpointId }).toPromise();
  };
  return [resend, busy] as const;
}
