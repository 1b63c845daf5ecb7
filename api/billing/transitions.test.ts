import { describe, expect, it } from 'vitest';
import { InvoiceStatus } from '../db/generated/enums.js';
import { first } from '../test/elements.js';
import { makeInvoice } from '../test/invoices.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { markPaid } from './markPaid.js';
import { moveInvoice } from './moveInvoice.js';
import { TRANSITIONS, type InvoiceEvent } from './transitions.js';

const STATUSES = Object.values(InvoiceStatus);
const EVENTS = Object.keys(TRANSITIONS) as InvoiceEvent[];
const ACTIONS: Readonly<Record<InvoiceEvent, string>> = {
  send: 'invoice_sent',
  lapse: 'invoice_overdue',
  pay: 'payment_completed',
  cancel: 'invoice_cancelled',
};
const PAIRS = EVENTS.flatMap((event) => TRANSITIONS[event].from.map((from) => `${from} -> ${TRANSITIONS[event].to}`));

const server = shared(startServer);
const who = shared(() => server.register());

const paidAtOf = (status: InvoiceStatus) => (status === 'paid' ? new Date() : null);

async function invoiceThatIs(status: InvoiceStatus) {
  const { id } = await makeInvoice(server, who, { status, total: '10.80' });
  return server.services.prisma.invoice.findUniqueOrThrow({ where: { id }, include: { project: true } });
}
type AnInvoice = Awaited<ReturnType<typeof invoiceThatIs>>;

const statusOf = async ({ id }: AnInvoice) =>
  (await server.services.prisma.invoice.findUniqueOrThrow({ where: { id } })).status;

/** Expects that the database refuses a change with that sentence. */
const refuses = (sentence: string, change: Promise<unknown>) =>
  change.then(
    () => false,
    (error: unknown) => {
      if (!String(error).includes(sentence)) throw error;
      return true;
    },
  );

const happen = (event: InvoiceEvent, invoice: AnInvoice) =>
  server.services.prisma.$transaction((tx) => {
    const by = { actorId: who.user.id, recordedById: who.user.id };
    const payment = { invoice, method: 'Cheque', ...by, receivedAt: new Date() };
    return event === 'pay'
      ? markPaid(tx, payment)
      : moveInvoice(tx, { invoice, event, actorId: event === 'lapse' ? null : who.user.id });
  });

it('are the same in the code and in the database', async () => {
  const rows = await server.services.prisma.invoiceTransition.findMany();
  expect(rows.map(({ from, to }) => `${from} -> ${to}`).sort()).toEqual([...PAIRS].sort());
});

describe.each(STATUSES)('the database lets a %s invoice', (from) => {
  it.each(STATUSES.filter((to) => to !== from))('become %s only if the table allows it', async (to) => {
    const invoice = await invoiceThatIs(from);
    const allowed = PAIRS.includes(`${from} -> ${to}`);
    const data = { status: to, paidAt: paidAtOf(to) };
    const change = server.services.prisma.invoice.update({ where: { id: invoice.id }, data });
    expect(await refuses(`An invoice does not go from ${from} to ${to}.`, change)).toBe(!allowed);
    expect(await statusOf(invoice)).toBe(allowed ? to : from);
  });
});

it.each(STATUSES)('the amounts of a %s invoice change only if it is a draft', async (status) => {
  const { id } = await invoiceThatIs(status);
  const data = { subtotal: '20', total: '20' };
  const change = server.services.prisma.invoice.update({ where: { id }, data });
  const refused = await refuses('The amounts of an invoice that was sent do not change.', change);
  expect(refused).toBe(status !== 'draft');
});

describe.each(EVENTS)('%s', (event) => {
  const { from, to } = TRANSITIONS[event];

  it.each(STATUSES)('of an invoice that is %s', async (status) => {
    const allowed = (from as readonly InvoiceStatus[]).includes(status);
    const invoice = await invoiceThatIs(status);
    expect(await happen(event, invoice)).toBe(allowed);
    expect(await statusOf(invoice)).toBe(allowed ? to : status);
    const told = await server.services.prisma.activity.findMany({ where: { entityId: invoice.id } });
    const actorId = event === 'lapse' ? null : who.user.id;
    expect(told).toMatchObject(allowed ? [{ action: ACTIONS[event], entityType: 'invoice', actorId }] : []);
  });

  it('succeeds once among concurrent calls', async () => {
    const invoice = await invoiceThatIs(from[0]);
    const won = await Promise.all([1, 2, 3, 4, 5].map(() => happen(event, invoice)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await server.services.prisma.activity.count({ where: { entityId: invoice.id } })).toBe(1);
  });
});

it('a payment covers the whole total, once, with its date', async () => {
  const invoice = await invoiceThatIs('sent');
  await happen('pay', invoice);
  expect(await happen('pay', invoice)).toBe(false);
  const payments = await server.services.prisma.payment.findMany({ where: { invoiceId: invoice.id } });
  expect(payments).toMatchObject([{ method: 'Cheque', currency: 'USD', recordedById: who.user.id, reference: '' }]);
  const payment = first(payments);
  expect(payment.amount.toFixed(2)).toBe('10.80');
  const paid = await server.services.prisma.invoice.findUniqueOrThrow({ where: { id: invoice.id } });
  expect(paid.paidAt).toEqual(payment.receivedAt);
});
