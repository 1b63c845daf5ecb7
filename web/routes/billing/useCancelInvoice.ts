import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useCancelInvoiceMutation } from '../../__generated__/useCancelInvoiceMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess } from '../notify.js';
import { rereadTotals } from './rereadTotals.js';

/** Calls an invoice off, for good, and says so in a toast. */
export function useCancelInvoice() {
  const environment = useRelayEnvironment();
  const [commit, busy] = useCommit<useCancelInvoiceMutation>(graphql`
    mutation useCancelInvoiceMutation($input: CancelInvoiceInput!) {
      cancelInvoice(input: $input) {
        ... on CancelInvoicePayload {
          invoice {
            ...InvoiceRow_invoice
          }
        }
        ... on Problem {
          message
        }
      }
    }
  `);

  async function cancel(id: string): Promise<void> {
    const answer = await commit({ variables: { input: { id } } }).catch(() => null);
    if (!answer?.cancelInvoice.invoice) {
      return void notifyError(answer?.cancelInvoice.message ?? 'Failed to cancel the invoice');
    }
    notifySuccess('Invoice cancelled');
    rereadTotals(environment);
  }

  return [cancel, busy] as const;
}
