import { graphql } from 'react-relay/hooks';
import type {
  RecordPaymentInput,
  useRecordPaymentMutation,
} from '../../__generated__/useRecordPaymentMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

/** Marks an invoice as paid by other means. Resolves to what was refused, or null. */
export function useRecordPayment() {
  const [commit, busy] = useCommit<useRecordPaymentMutation>(graphql`
    mutation useRecordPaymentMutation($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        ... on RecordPaymentPayload {
          invoice {
            ...InvoiceRow_invoice
            ...InvoiceDialog_invoice
          }
          viewer {
            ...BillingTotals_viewer
          }
        }
        ...refusal @alias
      }
    }
  `);

  const record = (input: RecordPaymentInput) => {
    const recorded = commit({ variables: { input } });
    return reportOutcome(recorded, { done: 'Payment recorded', failed: 'Failed to record the payment' });
  };

  return [record, busy] as const;
}
