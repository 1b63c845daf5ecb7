/** A server with the part of Stripe's API that we use; it stores requests and answers as documented. */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test',
};

export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly client_secret: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly metadata: { readonly invoiceId: string };
  readonly automatic_payment_methods: { readonly enabled: boolean };
  status: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Remembered {
  readonly form: string;
  readonly answer: Answer;
}

const SMALLEST_AMOUNT = 50;
const refusal = (status: number, error: object): Answer => ({ status, body: { error } });
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Its settings for `startServer` are in `settings`. */
export async function startStripeServer() {
  const intents = new Map<string, Intent>();
  const remembered = new Map<string, Remembered>();
  let meanwhile = async () => {};
  let isOut = false;

  function create(form: string, key: string): Answer {
    const known = remembered.get(key);
    if (known?.form === form) return known.answer;
    if (known) return refusal(400, { type: 'idempotency_error', message: 'The key was used for something else.' });
    // Stripe keeps the first answer of a key, its own failures included.
    const answer = isOut ? refusal(500, { type: 'api_error', message: 'Out.' }) : make(new URLSearchParams(form));
    remembered.set(key, { form, answer });
    return answer;
  }

  function make(form: URLSearchParams): Answer {
    const told = (name: string) => form.get(name) ?? '';
    const amount = Number(told('amount'));
    if (amount < SMALLEST_AMOUNT) {
      const message = 'Amount must be at least 50 cents';
      return refusal(400, { type: 'invalid_request_error', code: 'amount_too_small', param: 'amount', message });
    }
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      client_secret: newId(`${id}_secret`),
      amount,
      currency: told('currency'),
      description: told('description'),
      metadata: { invoiceId: told('metadata[invoiceId]') },
      automatic_payment_methods: { enabled: told('automatic_payment_methods[enabled]') === 'true' },
      status: 'requires_payment_method',
    };
    intents.set(id, intent);
    return { status: 200, body: { ...intent } };
  }

  function retrieve(id: string): Answer {
    const intent = intents.get(id);
    const message = `No such payment_intent: '${id}'`;
    return intent
      ? { status: 200, body: intent }
      : refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message });
  }

  function cancel(id: string): Answer {
    const intent = intents.get(id);
    if (!intent) return retrieve(id);
    if (['succeeded', 'canceled'].includes(intent.status)) {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      return refusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message });
    }
    intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`) {
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    const [, id, act] = /^\/v1\/payment_intents(?:\/(\w+))?(\/cancel)?$/.exec(request.url ?? '') ?? [];
    if (id && act) return cancel(id);
    if (id && request.method === 'GET') return retrieve(id);
    return create(await text(request), String(request.headers['idempotency-key']));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await answerTo(request);
    const happening = meanwhile;
    meanwhile = async () => {};
    await happening();
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  return {
    intents,
    /** Runs during the next request, before its answer. */
    beforeNextAnswer(happening: () => Promise<void>) {
      meanwhile = happening;
    },
    /** While `work` runs, every payment that is begun gets a 500, which its key repeats afterwards. */
    async during500(work: () => Promise<void>) {
      isOut = true;
      await work().finally(() => (isOut = false));
    },
    settings: { ...STRIPE_KEYS, STRIPE_ENDPOINT: `http://127.0.0.1:${port}` },
    close: () => new Promise((done) => server.close(done)),
  };
}

/** The event that Stripe sends when a payment has succeeded. */
export function succeededEvent(intent: Partial<Intent>, changes: object = {}) {
  return {
    id: newId('evt'),
    object: 'event',
    type: 'payment_intent.succeeded',
    created: Math.floor(Date.now() / 1000),
    data: { object: { ...intent, status: 'succeeded', amount_received: intent.amount, ...changes } },
  };
}

/** The `stripe-signature` header. @param at seconds since 1970 */
export function signature(
  body: string,
  at = Math.floor(Date.now() / 1000),
  secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
) {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${v1}`;
}

/** Delivers an event to our server, signed unless the headers set another signature. */
export function sendEvent(url: string, event: object, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify(event);
  const signed = { 'content-type': 'application/json', 'stripe-signature': signature(body) };
  return fetch(`${url}/api/webhooks/stripe`, { method: 'POST', body, headers: { ...signed, ...headers } });
}
