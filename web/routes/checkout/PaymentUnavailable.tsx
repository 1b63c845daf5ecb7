import { ButtonLink } from '../../components/Button.js';
import { CheckoutNotice } from './CheckoutNotice.js';

/** Nothing can be paid here. */
export function PaymentUnavailable() {
  return (
    <CheckoutNotice
      title="Payment Processing Unavailable"
      text="Payment processing is not configured for this application"
    >
      <ButtonLink to="/billing">Back to Billing</ButtonLink>
    </CheckoutNotice>
  );
}
