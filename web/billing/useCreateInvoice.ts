import { graphql } from 'react-relay/hooks';
import type {
  CreateInvoiceInput,
  useCreateInvoiceMutation,
} from '../__generated__/useCreateInvoiceMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';

/**
 * Creates an invoice and says so in a toast.
 * @param connections lists that show the new invoice first
 * @returns a function that resolves to what was refused, or null; and whether it is running
 */
export function useCreateInvoice(connections: readonly string[]) {
  const [commit, busy] = useCommit<useCreateInvoiceMutation>(graphql`
    mutation useCreateInvoiceMutation($input: CreateInvoiceInput!, $connections: [ID!]!) {
      createInvoice(input: $input) {
        ... on CreateInvoicePayload {
          invoice @prependNode(connections: $connections, edgeTypeName: "InvoiceEdge") {
            id
            ...InvoiceRow_invoice
            project {
              # eslint-disable-next-line relay/unused-fields -- shown on the project's tab
              invoiceCount: invoices(first: 1) {
                totalCount
              }
              ...BillingTab_project
            }
          }
          viewer {
            ...BillingTotals_viewer
          }
        }
        ...refusal @alias
      }
    }
  `);

  const create = (input: CreateInvoiceInput) => {
    const created = commit({ variables: { input, connections } });
    const told = {
      done: 'Invoice created successfully',
      failed: 'Failed to create invoice',
      refusal: 'fixed',
    } as const;
    return reportOutcome(created, told);
  };

  return [create, busy] as const;
}
