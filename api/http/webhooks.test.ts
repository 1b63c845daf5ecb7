import { beforeAll, describe, expect, it } from 'vitest';
import { mutate } from '../test/factories.js';
import { makeInvoice, type InvoiceDetails } from '../test/invoices.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { sendEvent, signature, startStripeServer, succeededEvent, type Intent } from '../test/stripeServer.js';

const stripe = shared(startStripeServer);
const server = shared(() => startServer({ settings: { ...stripe.settings, LOG_LEVEL: 'silent' } }));
const who = shared(() => server.register());

/** An invoice with a begun payment. */
async function begun(details: InvoiceDetails = {}) {
  const invoice = await makeInvoice(server, who, details);
  const intent = await beginAgain(invoice.id);
  return { invoice, intent, id: invoice.id };
}

async function beginAgain(invoiceId: string): Promise<Intent> {
  await mutate(server, who, { name: 'createPaymentIntent', input: { invoiceId } });
  const intent = [...stripe.intents.values()].findLast(({ metadata }) => metadata.invoiceId === invoiceId);
  if (!intent) throw new Error('No payment was begun.');
  return intent;
}

const send = (event: object, headers: Record<string, string> = {}) => sendEvent(server.url, event, headers);

const invoiceOf = (id: string) =>
  server.services.prisma.invoice.findUniqueOrThrow({ where: { id }, include: { payment: true } });

async function actionsOf(id: string): Promise<string[]> {
  const activities = await server.services.prisma.activity.findMany({ where: { entityId: id } });
  return activities.map(({ action }) => action);
}

const tables = () => {
  const { invoice, payment, paymentEvent, activity } = server.services.prisma;
  return Promise.all([invoice.findMany(), payment.findMany(), paymentEvent.count(), activity.count()]);
};

describe('a payment that Stripe reports', () => {
  it('makes the invoice paid, also with the headers of a foreign page', async () => {
    const { id, intent } = await begun({ total: '1234.56' });
    const event = succeededEvent(intent);
    const answer = await send(event, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' });
    expect([answer.status, await answer.text()]).toEqual([200, 'Received.']);
    const { status, paidAt, payment } = await invoiceOf(id);
    const receivedAt = new Date(event.created * 1000);
    expect({ status, paidAt }).toEqual({ status: 'paid', paidAt: receivedAt });
    expect(payment).toMatchObject({
      method: 'stripe',
      reference: intent.id,
      currency: 'USD',
      recordedById: null,
      receivedAt,
    });
    expect(payment?.amount.toFixed(2)).toBe('1234.56');
    expect(await actionsOf(id)).toEqual(['payment_completed']);
  });

  it('is read in whole units in a currency without decimals', async () => {
    const { id, intent } = await begun({ total: '5000', currency: 'JPY' });
    await send(succeededEvent(intent));
    expect((await invoiceOf(id)).payment?.amount.toFixed(2)).toBe('5000.00');
  });

  it('counts once, also when repeated or delivered concurrently', async () => {
    const { id, intent } = await begun();
    const event = succeededEvent(intent);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(event)));
    const settled = await tables();
    answers.push(await send(event));
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(await tables()).toEqual(settled);
    expect((await invoiceOf(id)).status).toBe('paid');
    expect(await actionsOf(id)).toEqual(['payment_completed']);
    expect(await server.services.prisma.paymentEvent.count({ where: { id: event.id } })).toBe(1);
  });

  it('counts once when two different events report it concurrently', async () => {
    const { id, intent } = await begun();
    const answers = await Promise.all([send(succeededEvent(intent)), send(succeededEvent(intent))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await actionsOf(id)).toEqual(['payment_completed']);
  });
});

describe('a payment that does not match', () => {
  it('of two concurrent payments of one invoice, one counts and the other is reported for a refund', async () => {
    const { id, intent } = await begun();
    intent.status = 'canceled';
    const other = await beginAgain(id);
    expect(other.id).not.toBe(intent.id);
    const answers = await Promise.all([intent, other].map((each) => send(succeededEvent(each))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { status, payment, invoiceNumber } = await invoiceOf(id);
    expect(status).toBe('paid');
    expect([intent.id, other.id]).toContain(payment?.reference);
    expect((await actionsOf(id)).sort()).toEqual(['payment_completed', 'payment_not_applied']);
    const told = { action: 'payment_not_applied', entityId: id };
    expect(await server.services.prisma.activity.findFirst({ where: told })).toMatchObject({
      workspaceId: who.workspaceId,
      actorId: null,
      description:
        'A payment of 18.50 USD came for an invoice that is paid already and has to be given back: ' + invoiceNumber,
    });
  });

  it('does not restore a cancelled invoice', async () => {
    const { id, intent } = await begun();
    await server.services.prisma.invoice.update({ where: { id }, data: { status: 'cancelled' } });
    expect((await send(succeededEvent(intent))).status).toBe(200);
    expect(await invoiceOf(id)).toMatchObject({ status: 'cancelled', paidAt: null, payment: null });
    expect(await actionsOf(id)).toEqual(['payment_not_applied']);
  });

  it.each([
    ['less', { amount_received: 1849 }],
    ['more', { amount_received: 1851 }],
    ['nothing', { amount_received: 0 }],
    ['another currency', { currency: 'eur' }],
    ['another currency’s units', { currency: 'jpy' }],
  ])('does not make the invoice paid: %s', async (_what, changes) => {
    const { id, intent } = await begun();
    expect((await send(succeededEvent(intent, changes))).status).toBe(200);
    expect(await invoiceOf(id)).toMatchObject({ status: 'sent', paidAt: null, payment: null });
    expect(await actionsOf(id)).toEqual(['payment_not_applied']);
  });

  it('does not make the invoice paid when the total has changed since the payment began', async () => {
    const { id, intent } = await begun({ status: 'draft' });
    await server.services.prisma.invoice.update({ where: { id }, data: { subtotal: 20, total: 20 } });
    expect((await send(succeededEvent(intent))).status).toBe(200);
    expect(await invoiceOf(id)).toMatchObject({ status: 'draft', payment: null });
    expect(await actionsOf(id)).toEqual(['payment_not_applied']);
  });

  it('does not make the invoice paid when the payment did not begin here, whatever it claims', async () => {
    const { id } = await makeInvoice(server, who);
    const intent = { id: 'pi_of_somebody_else', amount: 1850, currency: 'usd', metadata: { invoiceId: id } };
    expect((await send(succeededEvent(intent))).status).toBe(200);
    expect(await invoiceOf(id)).toMatchObject({ status: 'sent', payment: null });
    expect(await actionsOf(id)).toEqual([]);
  });
});

describe('changes nothing', () => {
  let unpaid: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    unpaid = await begun();
  });

  it('events of other kinds', async () => {
    const { intent } = await begun();
    const before = await tables();
    for (const type of ['payment_intent.payment_failed', 'payment_intent.processing', 'charge.refunded']) {
      expect((await send({ ...succeededEvent(intent), type })).status).toBe(200);
    }
    expect(await tables()).toEqual(before);
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each([
    ['no signature', () => ''],
    ['an invalid signature', () => 'nonsense'],
    ['a signature without a time', (body: string) => signature(body).replace(/^t=\d+,/, '')],
    ['another secret', (body: string) => signature(body, now(), 'whsec_guessed')],
    ['another body', (body: string) => signature(body.replace('succeeded', 'failed'))],
    ['a time that was not signed', (body: string) => signature(body, now() - 900).replace(/t=\d+/, `t=${now()}`)],
    ['a signature that is six minutes old', (body: string) => signature(body, now() - 360)],
    ['a signature of another scheme', (body: string) => signature(body).replace('v1=', 'v0=')],
  ])('%s', async (_what, sign) => {
    const event = succeededEvent(unpaid.intent);
    const before = await tables();
    const answer = await send(event, { 'stripe-signature': sign(JSON.stringify(event)) });
    expect([answer.status, await answer.text()]).toEqual([400, 'The event’s signature does not fit, or is too old.']);
    expect(await tables()).toEqual(before);
  });

  it('except with a valid signature, which makes the invoice paid', async () => {
    expect((await send(succeededEvent(unpaid.intent))).status).toBe(200);
    expect((await invoiceOf(unpaid.id)).status).toBe('paid');
  });

  it('a signed body that is not an event', async () => {
    const before = await tables();
    const headers = { 'stripe-signature': signature('not json') };
    const answer = await fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', body: 'not json', headers });
    expect(answer.status).toBe(400);
    expect(await tables()).toEqual(before);
  });

  it('an endless body, and other methods', async () => {
    const { intent } = await begun();
    const before = await tables();
    expect((await send(succeededEvent(intent, { description: 'x'.repeat(3_000_000) }))).status).toBe(413);
    expect((await fetch(`${server.url}/api/webhooks/stripe`)).status).toBe(405);
    expect(await tables()).toEqual(before);
  });
});
