import type { PaymentIntent, Stripe, StripeElements } from '@stripe/stripe-js';
import { type FormEvent, useState } from 'react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { Spinner } from '../../components/Spinner.js';
import { amountText } from './amount.js';
import { BackToBilling } from './BackToBilling.js';
import { usePaymentElement } from './usePaymentElement.js';

interface PaymentFormProps {
  readonly stripe: Stripe;
  readonly intent: PaymentIntent;
  readonly clientSecret: string;
  /** called with the payment's new state from Stripe */
  readonly onChange: (intent: PaymentIntent) => void;
}

const NO_REASON = 'The payment did not go through. Try again, or choose another way to pay.';
const NOT_KNOWN = 'We could not see whether the payment went through. Look at the invoice before you try again.';
const NO_FORM = 'The payment form did not load. Nothing was charged. Load this page again.';

/** The sum, Stripe's own fields and the Pay button. */
export function PaymentForm({ stripe, intent, clientSecret, onChange }: PaymentFormProps) {
  const { place, elements, failed } = usePaymentElement(stripe, clientSecret);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const amount = amountText(intent.amount, intent.currency);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !elements) return;
    setBusy(true);
    setProblem('');
    const outcome = await pay(stripe, elements, clientSecret).catch(() => NOT_KNOWN);
    setBusy(false);
    if (typeof outcome === 'string') setProblem(outcome);
    else onChange(outcome);
  }

  const said = failed ? NO_FORM : problem;
  return (
    <form onSubmit={submit} noValidate>
      <h1 tabIndex={-1} className={title}>
        Checkout
      </h1>
      <p className={subject}>{intent.description}</p>
      <p className={sum}>{amount}</p>
      <div className={fields}>
        {!elements && !failed && (
          <div className={waiting}>
            <Spinner size="lg" label="Loading the payment form" />
          </div>
        )}
        <div ref={place} />
      </div>
      {said && (
        <p role="alert" className={refusal}>
          {said}
        </p>
      )}
      <div className={acts}>
        <BackToBilling variant="outline">Cancel</BackToBilling>
        <Button type="submit" busy={busy} busyLabel="Paying..." disabled={!elements}>
          Pay {amount}
        </Button>
      </div>
      <p className={hint}>Stripe takes the payment. What you type above goes to Stripe and never to us.</p>
    </form>
  );
}

/**
 * @returns the payment's new state, or what the person can do about a failure. When the bank wants to authenticate
 * them, they leave this page and come back to it.
 */
async function pay(stripe: Stripe, elements: StripeElements, clientSecret: string): Promise<PaymentIntent | string> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) return incomplete.message ?? NO_REASON;
  const { paymentIntent, error } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: `${location.origin}/checkout` },
    redirect: 'if_required',
  });
  if (paymentIntent) return paymentIntent;
  // Paid in another tab, or cancelled meanwhile.
  const ended = error.code === 'payment_intent_unexpected_state' && error.payment_intent;
  return ended || (error.message ?? NO_REASON);
}

const title = css({ textStyle: 'h2' });
const subject = css({ color: 'ink.muted', mt: '8' });
const sum = css({ textStyle: 'figure', mt: '2' });
const fields = css({ mt: '24' });
const waiting = css({ display: 'grid', placeItems: 'center', minH: '[240px]' });
const refusal = css({ color: 'danger.text', textStyle: 'small', mt: '16' });
const acts = css({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '12', mt: '24' });
const hint = css({ color: 'ink.muted', textStyle: 'small', mt: '16' });
