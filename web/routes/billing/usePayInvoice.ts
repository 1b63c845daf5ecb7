import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { usePayInvoiceMutation } from '../../__generated__/usePayInvoiceMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { keepClientSecret } from '../checkout/clientSecret.js';
import { notifyError } from '../notify.js';

/** Begins to pay an invoice and leads to the checkout, which says where payments are not set up. */
export function usePayInvoice() {
  const navigate = useNavigate();
  const [commit, busy] = useCommit<usePayInvoiceMutation>(graphql`
    mutation usePayInvoiceMutation($input: CreatePaymentIntentInput!) {
      createPaymentIntent(input: $input) {
        __typename
        ... on CreatePaymentIntentPayload {
          clientSecret
        }
      }
    }
  `);

  async function pay(invoiceId: string): Promise<void> {
    const { href } = window.location;
    const begun = await commit({ variables: { input: { invoiceId } } }).then(
      ({ createPaymentIntent }) => createPaymentIntent,
      () => null,
    );
    if (begun?.__typename !== 'CreatePaymentIntentPayload') return void notifyError('Failed to initiate payment');
    keepClientSecret(begun.clientSecret ?? null);
    // Whoever went elsewhere meanwhile is not called back.
    if (window.location.href === href) await navigate('/checkout');
  }

  return [pay, busy] as const;
}
