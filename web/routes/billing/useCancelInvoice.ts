import { graphql } from 'react-relay/hooks';
import type { useCancelInvoiceMutation } from '../../__generated__/useCancelInvoiceMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

/** Cancels an invoice for good, and says so in a toast. */
export function useCancelInvoice() {
  const [commit, busy] = useCommit<useCancelInvoiceMutation>(graphql`
    mutation useCancelInvoiceMutation($input: CancelInvoiceInput!) {
      cancelInvoice(input: $input) {
        ... on CancelInvoicePayload {
          invoice {
            ...InvoiceRow_invoice
          }
          viewer {
            ...BillingTotals_viewer
          }
        }
        ...refusal @alias
      }
    }
  `);

  const cancel = (id: string) => {
    const cancelled = commit({ variables: { input: { id } } });
    return reportOutcome(cancelled, { done: 'Invoice cancelled', failed: 'Failed to cancel the invoice' });
  };

  return [cancel, busy] as const;
}
