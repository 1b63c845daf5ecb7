/** Stripe as payment provider. Source: docs.stripe.com/api/payment_intents, docs.stripe.com/webhooks, api/idempotent_requests. */
import Stripe from 'stripe';
import type { StripeSettings } from '../env.js';
import { fromMinorUnits, toMinorUnits } from './minorUnits.js';
import {
  ForgedEventError,
  PaymentRefusedError,
  type BegunPayment,
  type PaymentEvent,
  type PaymentOrder,
  type PaymentProvider,
} from './provider.js';

const TIMEOUT_MS = 15_000;
const MOST_RETRIES = 2;
/** The maximal age of a signature, so that a recorded request cannot be replayed later. */
const TOLERANCE_SECONDS = 300;

export function openStripe(settings: StripeSettings): PaymentProvider {
  const { secretKey, publishableKey, webhookSecret, endpoint } = settings;
  const stripe = new Stripe(secretKey, {
    ...addressOf(endpoint),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MOST_RETRIES,
    telemetry: false,
  });

  return {
    publishableKey,
    async begin(order) {
      const units = toMinorUnits(order.amount, order.currency);
      if (units === null) throw new PaymentRefusedError(`${order.currency} has no fractions: the total must be whole.`);
      try {
        return (await resume(stripe, order.begunBefore)) ?? (await create(stripe, order, units));
      } catch (error) {
        throw told(error);
      }
    },
    async callOff(id) {
      try {
        await stripe.paymentIntents.cancel(id);
      } catch (error) {
        if (!isCode(error, 'payment_intent_unexpected_state') && !isCode(error, 'resource_missing')) throw told(error);
      }
    },
    readEvent(body, signature) {
      return eventOf(verified(() => stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS)));
    },
  };
}

const isCode = (error: unknown, code: string) => error instanceof Stripe.errors.StripeError && error.code === code;

const isOutage = (error: unknown) => error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;

/** @returns null when there is no payment that can still be paid */
async function resume(stripe: Stripe, id: string | null): Promise<BegunPayment | null> {
  if (id === null) return null;
  const intent = await stripe.paymentIntents.retrieve(id).catch((error: unknown) => {
    // begun with other keys, such as test keys
    if (isCode(error, 'resource_missing')) return null;
    throw error;
  });
  if (intent?.status === 'succeeded' || intent?.status === 'processing') {
    throw new PaymentRefusedError('A payment of this invoice is on its way already. Look again in a few minutes.');
  }
  return intent && intent.status !== 'canceled' ? begun(intent) : null;
}

async function create(stripe: Stripe, order: PaymentOrder, units: number): Promise<BegunPayment> {
  const { invoiceId, invoiceNumber, amount, currency, begunBefore } = order;
  const payment = {
    amount: units,
    currency: currency.toLowerCase(),
    description: `Invoice ${invoiceNumber}`,
    metadata: { invoiceId },
    automatic_payment_methods: { enabled: true },
  };
  // Two clicks begin one payment. A dead earlier payment must not be returned for a new one.
  const key = ['payment', invoiceId, amount.toFixed(2), currency, begunBefore ?? 'first'].join(':');
  const createAs = (idempotencyKey: string) => stripe.paymentIntents.create(payment, { idempotencyKey });
  const intent = await createAs(key).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    // Stripe keeps the first answer of a key for a day, its own failures included; a minute's clicks begin one payment.
    return createAs(`${key}:${Math.floor(Date.now() / 60_000)}`);
  });
  return begun(intent);
}

function begun({ id, client_secret: clientSecret }: Stripe.PaymentIntent): BegunPayment {
  if (clientSecret === null) throw new Error(`Stripe returned no client secret for ${id}.`);
  return { id, clientSecret };
}

/** Errors that the person can resolve are refusals; others are reported without Stripe's raw data. */
function told(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error.code === 'amount_too_small') {
    return new PaymentRefusedError('The total is less than what can be paid here. Ask for another way to pay.');
  }
  if (error.code === 'amount_too_large') {
    return new PaymentRefusedError('The total is more than what can be paid here at once. Ask for another way to pay.');
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'currency') {
    return new PaymentRefusedError('The invoice’s currency cannot be paid here. Ask for another way to pay.');
  }
  const { type, code = 'no code', message, requestId = 'no request id' } = error;
  return new Error(`Stripe refused: ${type}, ${code}, ${requestId}: ${message}`);
}

function verified(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch (error) {
    throw new ForgedEventError('The event’s signature does not fit, or is too old.', { cause: error });
  }
}

function eventOf(event: Stripe.Event): PaymentEvent {
  const { id, type } = event;
  if (event.type !== 'payment_intent.succeeded') return { kind: 'other', id, type };
  const { id: paymentId, amount_received: units, currency } = event.data.object;
  return {
    kind: 'paid',
    id,
    type,
    paymentId,
    amount: fromMinorUnits(units, currency.toUpperCase()),
    currency: currency.toUpperCase(),
    receivedAt: new Date(event.created * 1000),
  };
}

function addressOf(endpoint: string | null) {
  if (endpoint === null) return {};
  const { protocol, hostname: host, port } = new URL(endpoint);
  return protocol === 'http:'
    ? { protocol: 'http' as const, host, port: port || 80 }
    : { protocol: 'https' as const, host, port: port || 443 };
}
