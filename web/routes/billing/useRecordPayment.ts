import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  RecordPaymentInput,
  useRecordPaymentMutation,
} from '../../__generated__/useRecordPaymentMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';
import { rereadTotals } from '../../billing/rereadTotals.js';

/** Makes an invoice paid by money that came by other means. Resolves to what was refused, or null. */
export function useRecordPayment() {
  const environment = useRelayEnvironment();
  const [commit, busy] = useCommit<useRecordPaymentMutation>(graphql`
    mutation useRecordPaymentMutation($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        ... on RecordPaymentPayload {
          invoice {
            ...InvoiceRow_invoice
            ...InvoiceDialog_invoice
          }
        }
        ...refusal @alias
      }
    }
  `);

  const record = (input: RecordPaymentInput) => {
    const recorded = commit({ variables: { input } });
    return reportOutcome(
      recorded.then(() => rereadTotals(environment)),
      { done: 'Payment recorded', failed: 'Failed to record the payment' },
    );
  };

  return [record, busy] as const;
}
