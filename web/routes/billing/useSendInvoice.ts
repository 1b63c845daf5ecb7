import { graphql } from 'react-relay/hooks';
import type { SendInvoiceInput, useSendInvoiceMutation } from '../../__generated__/useSendInvoiceMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

/** Marks an invoice as sent, and mails it on demand. Resolves to what was refused, or null. */
export function useSendInvoice() {
  const [commit, busy] = useCommit<useSendInvoiceMutation>(graphql`
    mutation useSendInvoiceMutation($input: SendInvoiceInput!) {
      sendInvoice(input: $input) {
        ... on SendInvoicePayload {
          invoice {
            ...InvoiceRow_invoice
          }
        }
        ...refusal @alias
      }
    }
  `);

  const send = (input: SendInvoiceInput) =>
    reportOutcome(commit({ variables: { input } }), {
      done: input.byMail ? 'Invoice sent: the mail is on its way' : 'Invoice marked as sent',
      failed: input.byMail ? 'Failed to send the invoice' : 'Failed to mark the invoice as sent',
    });

  return [send, busy] as const;
}
