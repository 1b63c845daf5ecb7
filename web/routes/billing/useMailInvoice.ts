import { graphql } from 'react-relay/hooks';
import type { useMailInvoiceMutation } from '../../__generated__/useMailInvoiceMutation.graphql.js';
import { reportOutcome } from '../../forms/reportOutcome.js';
import { useCommit } from '../../relay/useCommit.js';

/** Mails an invoice that was sent before. Resolves to what was refused, or null. */
export function useMailInvoice() {
  const [commit, busy] = useCommit<useMailInvoiceMutation>(graphql`
    mutation useMailInvoiceMutation($input: MailInvoiceInput!) {
      mailInvoice(input: $input) {
        ... on MailInvoicePayload {
          invoice {
            id
          }
        }
        ...refusal @alias
      }
    }
  `);

  const mail = (id: string) =>
    reportOutcome(commit({ variables: { input: { id } } }), {
      done: 'The mail with the invoice is on its way',
      failed: 'Failed to mail the invoice',
    });

  return [mail, busy] as const;
}
