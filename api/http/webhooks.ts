/** Webhooks of other services. They are authenticated by the signature over the body, not by cookies or origin. */
import { ForgedEventError, type PaymentProvider } from '../paymentProvider/provider.js';
import { takePaymentEvent } from '../billing/payments/takePaymentEvent.js';
import type { Services } from '../services.js';
import { HttpError, readBody, sendText, type Handler } from './answer.js';

/** Many times the size of the largest event that we use. */
const LARGEST_EVENT_BYTES = 256 * 1024;

/** Answers 200 to every signed event, whatever its effect; otherwise it is delivered again for days. */
export function stripeWebhook(services: Services): Handler {
  const { payments, log } = services;
  return async (request, response) => {
    if (!payments) throw new HttpError(404, 'Payments are not set up here.');
    const body = await readBody(request, LARGEST_EVENT_BYTES);
    const signature = String(request.headers['stripe-signature'] ?? '');
    await takePaymentEvent(services, readEvent(payments, body, signature));
    sendText(response, 200, 'Received.');
  };

  function readEvent(provider: PaymentProvider, body: Buffer, signature: string) {
    try {
      return provider.readEvent(body, signature);
    } catch (error) {
      if (!(error instanceof ForgedEventError)) throw error;
      const reason = error.cause instanceof Error ? error.cause.message.split('\n', 1)[0] : 'unknown';
      log.warn({ reason }, 'an event that claimed to come from the payment provider was refused');
      throw new HttpError(400, error.message);
    }
  }
}
