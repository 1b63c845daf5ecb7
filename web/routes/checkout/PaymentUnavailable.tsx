import { ButtonLink } from '../../components/Button.js';
import { CheckoutNotice } from './CheckoutNotice.js';

interface PaymentUnavailableProps {
  /** the person owns the workspace: only owners record payments */
  readonly owner: boolean;
}

const OTHER_WAYS =
  'Money that comes another way is recorded in Billing, in the menu of its invoice, under Record payment.';

/** Says that nothing can be paid here. */
export function PaymentUnavailable({ owner }: PaymentUnavailableProps) {
  return (
    <CheckoutNotice
      title="Payment Processing Unavailable"
      text="Payment processing is not configured for this application"
      note={owner ? OTHER_WAYS : undefined}
    >
      <ButtonLink to="/billing">Back to Billing</ButtonLink>
    </CheckoutNotice>
  );
}
