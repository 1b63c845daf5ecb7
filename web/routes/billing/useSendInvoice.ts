import { graphql } from 'react-relay/hooks';
import type { SendInvoiceInput, useSendInvoiceMutation } from '../../__generated__/useSendInvoiceMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess } from '../notify.js';
import { nothingSaid, type Refusal, refusalOf } from './invoiceRefusal.js';

/** Says that an invoice has gone out. Resolves to what was refused; null: nothing. */
export function useSendInvoice() {
  const [commit, busy] = useCommit<useSendInvoiceMutation>(graphql`
    mutation useSendInvoiceMutation($input: SendInvoiceInput!) {
      sendInvoice(input: $input) {
        ... on SendInvoicePayload {
          invoice {
            ...InvoiceRow_invoice
          }
        }
        ... on Problem {
          message
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);

  async function send(input: SendInvoiceInput): Promise<Refusal | null> {
    const answer = await commit({ variables: { input } }).catch(() => null);
    if (!answer?.sendInvoice.invoice) {
      notifyError(answer?.sendInvoice.message ?? 'Failed to mark the invoice as sent');
      return answer ? refusalOf(answer.sendInvoice) : nothingSaid;
    }
    notifySuccess('Invoice marked as sent');
    return null;
  }

  return [send, busy] as const;
}
