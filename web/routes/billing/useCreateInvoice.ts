import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  CreateInvoiceInput,
  useCreateInvoiceMutation,
} from '../../__generated__/useCreateInvoiceMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess } from '../notify.js';
import { nothingSaid, type Refusal, refusalOf } from './invoiceRefusal.js';
import { rereadTotals } from './rereadTotals.js';

/**
 * Writes an invoice and says so in a toast.
 * @param connections lists that show the new invoice first
 * @returns a function that resolves to what was refused, null: nothing; and whether it is under way
 */
export function useCreateInvoice(connections: readonly string[]) {
  const environment = useRelayEnvironment();
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

  async function create(input: CreateInvoiceInput): Promise<Refusal | null> {
    const answer = await commit({ variables: { input, connections } }).catch(() => null);
    if (!answer?.createInvoice.invoice) {
      notifyError('Failed to create invoice');
      return answer ? refusalOf(answer.createInvoice) : nothingSaid;
    }
    notifySuccess('Invoice created successfully');
    rereadTotals(environment);
    return null;
  }

  return [create, busy] as const;
}
