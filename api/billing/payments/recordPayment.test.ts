import { describe, expect, it } from 'vitest';
import { mutate } from '../../test/factories.js';
import { makeInvoice } from '../../test/invoices.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';
import { sendEvent, startStripeServer, succeededEvent } from '../../test/stripeServer.js';

const stripe = shared(startStripeServer);
const server = shared(() => startServer({ settings: { ...stripe.settings, LOG_LEVEL: 'silent' } }));
const owner = shared(() => server.register());

interface Payload {
  readonly invoice: { readonly status: string; readonly paidAt: string };
}

const DETAILS = { method: ' Bank transfer ', reference: 'RF18 5390', receivedOn: '2026-01-31' };

const record = (invoiceId: string, input: object = {}, who: Registered = owner) =>
  mutate<Payload>(server, who, {
    name: 'recordPayment',
    input: { invoiceId, ...DETAILS, ...input },
    select: 'invoice { status paidAt }',
  });

const invoiceOf = (id: string) =>
  server.services.prisma.invoice.findUniqueOrThrow({ where: { id }, include: { payment: true } });

async function actionsOf(id: string): Promise<string[]> {
  const activities = await server.services.prisma.activity.findMany({ where: { entityId: id } });
  return activities.map(({ action }) => action).sort();
}

describe('a payment outside the provider', () => {
  it.each(['draft', 'sent', 'overdue'] as const)(
    'is recorded by an owner and makes a %s invoice paid',
    async (status) => {
      const { id } = await makeInvoice(server, owner, { status, total: '0.30' });
      const paidAt = '2026-01-31T00:00:00.000Z';
      expect(await record(id)).toMatchObject({ invoice: { status: 'PAID', paidAt } });
      const { payment } = await invoiceOf(id);
      expect(payment).toMatchObject({
        method: 'Bank transfer',
        reference: 'RF18 5390',
        currency: 'USD',
        recordedById: owner.user.id,
        receivedAt: new Date(paidAt),
      });
      expect(payment?.amount.toFixed(2)).toBe('0.30');
      expect(await actionsOf(id)).toEqual(['payment_completed']);
    },
  );

  it.each([
    ['paid', 'it is paid already'],
    ['cancelled', 'it is cancelled'],
  ] as const)('does not change an invoice that is %s', async (status, why) => {
    const { id } = await makeInvoice(server, owner, { status });
    const before = await invoiceOf(id);
    const message = `This invoice cannot be paid now: ${why}.`;
    expect(await record(id)).toEqual({ __typename: 'ConflictError', message });
    expect(await invoiceOf(id)).toEqual(before);
    expect(await actionsOf(id)).toEqual([]);
  });

  it('is recorded once by two concurrent calls', async () => {
    const { id } = await makeInvoice(server, owner);
    const answers = await Promise.all([record(id), record(id)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ConflictError', 'RecordPaymentPayload']);
    expect(await actionsOf(id)).toEqual(['payment_completed']);
  });

  const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  it.each([
    [{ method: ' ' }, 'method', 'Say how the payment came, for example by bank transfer'],
    [{ method: 'x'.repeat(61) }, 'method', 'The way it came may have at most 60 characters'],
    [{ reference: 'x'.repeat(201) }, 'reference', 'The reference may have at most 200 characters'],
    [
      { receivedOn: tomorrow() },
      'receivedOn',
      'The day of the payment lies in the future. Record it when the money is there',
    ],
    [
      { receivedOn: '0001-01-01' },
      'receivedOn',
      'The day of the payment must lie in the years 2000 to 2099. Check its year',
    ],
  ])('names the broken rule: %#', async (input, path, message) => {
    const { id } = await makeInvoice(server, owner);
    const answer = await record(id, input);
    expect(answer).toEqual({ __typename: 'ValidationError', message, fields: [{ path, message }] });
    expect((await invoiceOf(id)).status).toBe('sent');
  });

  it('may have today’s date', async () => {
    const { id } = await makeInvoice(server, owner);
    const receivedOn = new Date().toISOString().slice(0, 10);
    expect(await record(id, { receivedOn })).toMatchObject({ invoice: { status: 'PAID' } });
  });

  it('can be recorded by an owner or a manager only; strangers do not find the invoice', async () => {
    const { id } = await makeInvoice(server, owner);
    const member = await server.register();
    const { membership } = server.services.prisma;
    const data = { workspaceId: owner.workspaceId, role: 'agent' } as const;
    await membership.updateMany({ where: { userId: member.user.id }, data });
    const message = 'Only an owner or a manager of the workspace may write, send and settle invoices.';
    await expect(record(id, {}, member)).rejects.toThrow(message);
    const stranger = await server.register();
    expect(await record(`inv_${'0'.repeat(20)}`, {}, stranger)).toMatchObject({ __typename: 'NotFoundError' });
    expect(await record(id, {}, stranger)).toEqual({ __typename: 'NotFoundError', message: 'Invoice not found.' });
    expect(await invoiceOf(id)).toMatchObject({ status: 'sent', payment: null });
  });
});

it('and Stripe’s event at the same time: paid once, and the second payment is reported', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await makeInvoice(server, owner);
    await mutate(server, owner, { name: 'createPaymentIntent', input: { invoiceId: id } });
    const intent = [...stripe.intents.values()].find(({ metadata }) => metadata.invoiceId === id);
    const racers = [() => sendEvent(server.url, succeededEvent(intent ?? {})), () => record(id)];
    await Promise.all((round % 2 ? racers : racers.reverse()).map((race) => race()));
    const { status, payment } = await invoiceOf(id);
    expect(status).toBe('paid');
    expect(['stripe', 'Bank transfer']).toContain(payment?.method);
    const byHand = payment?.method === 'Bank transfer';
    expect(await actionsOf(id)).toEqual(byHand ? ['payment_completed', 'payment_not_applied'] : ['payment_completed']);
  }
});
