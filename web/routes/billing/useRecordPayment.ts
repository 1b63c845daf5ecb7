import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  RecordPaymentInput,
  useRecordPaymentMutation,
} from '../../__generated__/useRecordPaymentMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { notifyError, notifySuccess } from '../notify.js';
import { nothingSaid, type Refusal, refusalOf } from './invoiceRefusal.js';
import { rereadTotals } from './rereadTotals.js';

/** Makes an invoice paid by money that came by other means. Resolves to what was refused; null: nothing. */
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

  async function record(input: RecordPaymentInput): Promise<Refusal | null> {
    const answer = await commit({ variables: { input } }).catch(() => null);
    if (!answer?.recordPayment.invoice) {
      notifyError(answer?.recordPayment.message ?? 'Failed to record the payment');
      return answer ? refusalOf(answer.recordPayment) : nothingSaid;
    }
    notifySuccess('Payment recorded');
    rereadTotals(environment);
    return null;
  }

  return [record, busy] as const;
}
