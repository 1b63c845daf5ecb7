import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import document from '../../../__generated__/DeliveriesDialogQuery.graphql.js';
import type { useSendTestEventMutation } from '../../../__generated__/useSendTestEventMutation.graphql.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { useCommit } from '../../../relay/useCommit.js';

/** Sends a test event to a webhook, then reads its deliveries again. */
export function useSendTestEvent(id: string) {
  const environment = useRelayEnvironment();
  const [commit, busy] = useCommit<useSendTestEventMutation>(graphql`
    mutation useSendTestEventMutation($input: SendTestEventInput!) {
      sendTestEvent(input: $input) {
        ...refusal @alias
      }
    }
  `);
  const send = async () => {
    const sent = commit({ variables: { input: { id } } });
    const refused = await reportOutcome(sent, { done: 'Test sent', failed: 'Failed to send the test' });
    if (!refused) await fetchQuery(environment, document, { id }).toPromise();
  };
  return [send, busy] as const;
}
