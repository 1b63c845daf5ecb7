import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentIntent, Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

type PaymentState =
  | { readonly name: 'loading' }
  /** Stripe cannot be reached, or does not know the payment */
  | { readonly name: 'unreachable' }
  | { readonly name: 'known'; readonly stripe: Stripe; readonly intent: PaymentIntent };

export interface CheckoutKeys {
  readonly publishableKey: string;
  readonly clientSecret: string;
}

async function read({ publishableKey, clientSecret }: CheckoutKeys): Promise<PaymentState> {
  const stripe = await loadStripe(publishableKey);
  const { paymentIntent: intent } = (await stripe?.retrievePaymentIntent(clientSecret)) ?? {};
  return stripe && intent ? { name: 'known', stripe, intent } : { name: 'unreachable' };
}

export interface PaymentNow {
  readonly state: PaymentState;
  /** Reads the payment from Stripe again. */
  readonly reread: () => void;
  /** Sets the state that Stripe just returned. */
  readonly become: (intent: PaymentIntent) => void;
}

/** The payment as Stripe knows it. */
export function usePayment({ publishableKey, clientSecret }: CheckoutKeys): PaymentNow {
  const [state, setState] = useState<PaymentState>({ name: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let gone = false;
    read({ publishableKey, clientSecret })
      .catch((): PaymentState => ({ name: 'unreachable' }))
      .then((next) => {
        if (!gone) setState(next);
      });
    return () => {
      gone = true;
    };
  }, [publishableKey, clientSecret, round]);

  return {
    state,
    reread() {
      setState({ name: 'loading' });
      setRound(round + 1);
    },
    become: (intent) => setState((before) => (before.name === 'known' ? { ...before, intent } : before)),
  };
}
