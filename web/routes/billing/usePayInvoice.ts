import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { usePayInvoiceMutation } from '../../__generated__/usePayInvoiceMutation.graphql.js';
import { useCommit } from '../../relay/useCommit.js';
import { keepClientSecret } from '../../billing/clientSecret.js';
import { reportOutcome } from '../../forms/reportOutcome.js';

/** Starts the payment of an invoice and leads to the checkout, which says when payments are not set up. */
export function usePayInvoice() {
  const navigate = useNavigate();
  const [commit, busy] = useCommit<usePayInvoiceMutation>(graphql`
    mutation usePayInvoiceMutation($input: CreatePaymentIntentInput!) {
      createPaymentIntent(input: $input) {
        ... on CreatePaymentIntentPayload @alias(as: "done") {
          clientSecret
        }
        ...refusal @alias
      }
    }
  `);

  async function pay(invoiceId: string): Promise<void> {
    const { href } = window.location;
    const begun = commit({ variables: { input: { invoiceId } } });
    const refused = await reportOutcome(
      begun.then(({ clientSecret }) => keepClientSecret(clientSecret ?? null)),
      { failed: 'Failed to initiate payment', refusal: 'fixed' },
    );
    // The person went elsewhere meanwhile: stay there.
    if (!refused && window.location.href === href) await navigate('/checkout');
  }

  return [pay, busy] as const;
}
