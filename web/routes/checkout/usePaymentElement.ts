import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { stripeAppearance } from './stripeAppearance.js';

interface PaymentElement {
  /** the container of the element */
  readonly place: RefObject<HTMLDivElement | null>;
  /** null until the element is mounted */
  readonly elements: StripeElements | null;
  readonly failed: boolean;
}

/** Stripe's Payment Element for one payment, while the component is mounted. */
export function usePaymentElement(stripe: Stripe, clientSecret: string): PaymentElement {
  const place = useRef<HTMLDivElement>(null);
  const [elements, setElements] = useState<StripeElements | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const made = stripe.elements({ clientSecret, appearance: stripeAppearance() });
    const element = made.create('payment', { layout: 'tabs' });
    element.on('ready', () => setElements(made));
    element.on('loaderror', () => setFailed(true));
    element.mount(place.current);
    return () => {
      setElements(null);
      element.destroy();
    };
  }, [stripe, clientSecret]);

  return { place, elements, failed };
}
