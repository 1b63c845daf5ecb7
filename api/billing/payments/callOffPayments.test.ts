import { expect, it, vi } from 'vitest';
import { pair } from '../../test/elements.js';
import { mutate } from '../../test/factories.js';
import { makeInvoice } from '../../test/invoices.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';
import { sendEvent, startStripeServer, succeededEvent, type Intent } from '../../test/stripeServer.js';
import { callOffPayments } from './callOffPayments.js';

const stripe = shared(startStripeServer);
const server = shared(() => startServer({ settings: { ...stripe.settings, LOG_LEVEL: 'silent' }, worker: true }));
const who = shared(() => server.register());

const begin = (invoiceId: string) => mutate(server, who, { name: 'createPaymentIntent', input: { invoiceId } });
const intentsOf = (id: string) => [...stripe.intents.values()].filter(({ metadata }) => metadata.invoiceId === id);
const statusesOf = (id: string) => intentsOf(id).map(({ status }) => status);

/** A draft with two payments begun; its total changed in between. */
async function begunTwice(): Promise<readonly [id: string, first: Intent, second: Intent]> {
  const { id } = await makeInvoice(server, who, { status: 'draft', total: '10.00' });
  await begin(id);
  await server.services.prisma.invoice.update({ where: { id }, data: { subtotal: 12, total: 12 } });
  await begin(id);
  return [id, ...pair(intentsOf(id))];
}

it.each([
  [
    'recorded by hand',
    'recordPayment',
    (invoiceId: string) => ({ invoiceId, method: 'Cash', receivedOn: '2026-01-31' }),
  ],
  ['cancelled', 'cancelInvoice', (id: string) => ({ id })],
])('a payment open on a person’s screen fails after the invoice is %s', async (_how, name, input) => {
  const [id] = await begunTwice();
  expect(statusesOf(id)).toEqual(['requires_payment_method', 'requires_payment_method']);
  expect((await mutate(server, who, { name, input: input(id) })).message).toBeUndefined();
  await expect.poll(() => statusesOf(id)).toEqual(['canceled', 'canceled']);
});

it('keeps the payment that paid, and cancels another one', async () => {
  const { payments } = server.services;
  if (!payments) throw new Error('Expected payments to be set up.');
  const callOff = vi.spyOn(payments, 'callOff');
  const [id, first, second] = await begunTwice();
  second.status = 'succeeded';
  await sendEvent(server.url, succeededEvent(second));
  await expect.poll(() => statusesOf(id)).toEqual(['canceled', 'succeeded']);
  expect(callOff.mock.calls).toEqual([[first.id]]);
});

it('cancels the payments of a workspace that is deleted with its only owner’s account', async () => {
  const leaver = await server.register();
  const { id } = await makeInvoice(server, leaver);
  await mutate(server, leaver, { name: 'createPaymentIntent', input: { invoiceId: id } });
  const { password } = leaver;
  expect((await mutate(server, leaver, { name: 'deleteAccount', input: { password } })).message).toBeUndefined();
  await expect.poll(() => statusesOf(id)).toEqual(['canceled']);
});

it('skips payments that are paid, cancelled or unknown, and cancels the rest', async () => {
  const [, first, second] = await begunTwice();
  first.status = 'succeeded';
  await callOffPayments(server.services, [first.id, 'pi_unknown', second.id, second.id]);
  expect([first.status, second.status]).toEqual(['succeeded', 'canceled']);
});

it('returns no payment for an invoice that is cancelled during the request to Stripe', async () => {
  const { id } = await makeInvoice(server, who);
  stripe.beforeNextAnswer(async () => {
    await mutate(server, who, { name: 'cancelInvoice', input: { id } });
  });
  expect(await begin(id)).toEqual({
    __typename: 'ConflictError',
    message: 'This invoice cannot be paid now: it is cancelled.',
  });
  expect(intentsOf(id)).toHaveLength(1);
  expect(await server.services.prisma.paymentIntent.count({ where: { invoiceId: id } })).toBe(0);
});
