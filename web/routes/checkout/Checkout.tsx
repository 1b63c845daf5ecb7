import type { PaymentIntent } from '@stripe/stripe-js';
import { useEffect } from 'react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { Spinner } from '../../components/Spinner.js';
import { useKeptFocus } from '../../components/useKeptFocus.js';
import { announce } from '../../feedback/announcer.js';
import { BackToBilling } from './BackToBilling.js';
import { CheckoutNotice } from './CheckoutNotice.js';
import { keepClientSecret } from '../../billing/clientSecret.js';
import { PaymentForm } from './PaymentForm.js';
import { type CheckoutKeys, type PaymentNow, usePayment } from './usePayment.js';

/** From a payment that was begun to its end. */
export function Checkout(keys: CheckoutKeys) {
  const payment = usePayment(keys);
  const { state } = payment;
  const stage = state.name === 'known' ? state.intent.status : state.name;
  const kept = useKeptFocus<HTMLDivElement>('h1');
  useEffect(() => {
    if (stage === 'succeeded') keepClientSecret(null);
  }, [stage]);
  return (
    <div {...kept}>
      <Stage {...payment} clientSecret={keys.clientSecret} />
    </div>
  );
}

function Stage({ state, reread, become, clientSecret }: PaymentNow & Pick<CheckoutKeys, 'clientSecret'>) {
  if (state.name === 'loading') {
    return (
      <div className={waiting}>
        <Spinner size="lg" label="Loading the payment form" />
      </div>
    );
  }
  if (state.name === 'unreachable') {
    return (
      <CheckoutNotice
        title="The payment form did not load"
        text="Check your connection, or switch off what blocks js.stripe.com, and try again."
      >
        <Button onClick={reread}>Try again</Button>
        <BackToBilling variant="outline" />
      </CheckoutNotice>
    );
  }

  /** The form disappears without a navigation: the result is announced. */
  function settle(next: PaymentIntent) {
    const ending = ENDINGS[next.status];
    if (ending) announce(`${ending.title}. ${ending.text}`);
    become(next);
  }

  const { stripe, intent } = state;
  const ended = ENDINGS[intent.status];
  if (!ended) return <PaymentForm stripe={stripe} intent={intent} onChange={settle} clientSecret={clientSecret} />;
  return (
    <CheckoutNotice {...ended}>
      <BackToBilling />
    </CheckoutNotice>
  );
}

interface Ending {
  readonly title: string;
  readonly text: string;
}

/** By Stripe's status of the payment; a payment with another status can still be paid. */
const ENDINGS: Readonly<Record<string, Ending | undefined>> = {
  succeeded: {
    title: 'Payment received',
    text:
      'Thank you. Billing shows the invoice as paid, with its receipt, as soon as Stripe has told us: ' +
      'mostly at once.',
  },
  processing: {
    title: 'Payment on its way',
    text:
      'Your bank is working on it. Billing shows the invoice as paid when the money is there; ' +
      'you need not pay again.',
  },
  canceled: {
    title: 'This payment was called off',
    text: 'Nothing was charged. Choose Pay Now in Billing to begin again.',
  },
};

const waiting = css({ display: 'grid', placeItems: 'center', minH: '[240px]' });
