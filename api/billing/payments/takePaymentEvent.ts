import { recordActivity } from '../../activity/recordActivity.js';
import type { PaymentIntent } from '../../db/generated/client.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { lockInvoice } from '../lockInvoice.js';
import { markPaid } from '../markPaid.js';
import type { InvoiceOfProject } from '../moveInvoice.js';
import { endPayments } from './callOffPayments.js';
import type { PaymentEvent } from '../../paymentProvider/provider.js';
import { shareWorkspaces, write } from '../../domain/write.js';

type Paid = PaymentEvent & { readonly kind: 'paid' };

/**
 * Processes an event of the provider exactly once: the event's row and its effect share a transaction, so a repeated
 * delivery changes nothing. A payment that does not match its invoice is not applied: the workspace's timeline and the
 * log report it, and a person must settle it.
 */
export async function takePaymentEvent(
  services: Pick<Services, 'prisma' | 'queue' | 'log'>,
  event: PaymentEvent,
): Promise<void> {
  if (event.kind === 'other') return;
  const { id, type, paymentId, currency } = event;
  const problem = await write(services.prisma, async (tx) => {
    const intent = await tx.paymentIntent.findUnique({ where: { id: paymentId } });
    if (intent) await shareWorkspaces(tx, [intent.invoiceId]);
    const { count } = await tx.paymentEvent.createMany({ data: [{ id, type }], skipDuplicates: true });
    return count === 0 ? null : apply(tx, services, event);
  });
  if (problem === null) return;
  services.log.error(
    { event: id, payment: paymentId, amount: event.amount.toFixed(2), currency },
    `a payment ${problem}`,
  );
}

/** @returns the reason why the payment is not applied; null when it is, or was before */
async function apply(tx: Transaction, services: Pick<Services, 'queue'>, event: Paid): Promise<string | null> {
  const intent = await tx.paymentIntent.findUnique({ where: { id: event.paymentId } });
  if (!intent) return 'came that was not begun here';
  const invoice = await lockInvoice(tx, intent.invoiceId);
  const before = await tx.payment.findUnique({ where: { invoiceId: invoice.id } });
  if (before?.reference === event.paymentId) return null;
  const problem = mismatch(event, intent, invoice) ?? (await settle(tx, services, { event, invoice }));
  if (problem !== null) {
    const { amount, currency } = event;
    await recordActivity(tx, {
      workspaceId: invoice.workspaceId,
      actorId: null,
      action: 'payment_not_applied',
      entityType: 'invoice',
      entityId: invoice.id,
      description: `A payment of ${amount.toFixed(2)} ${currency} ${problem}: ${invoice.invoiceNumber}`,
    });
  }
  return problem;
}

function mismatch({ amount, currency }: Paid, intent: PaymentIntent, { total, ...invoice }: InvoiceOfProject) {
  const fits = [intent.currency, invoice.currency].every((expected) => expected === currency);
  if (fits && amount.equals(intent.amount) && amount.equals(total)) return null;
  return `does not fit the invoice’s total of ${total.toFixed(2)} ${invoice.currency} and was not applied`;
}

interface Settlement {
  readonly event: Paid;
  readonly invoice: InvoiceOfProject;
}

async function settle(tx: Transaction, services: Pick<Services, 'queue'>, { event, invoice }: Settlement) {
  const { paymentId: reference, receivedAt } = event;
  const paid = await markPaid(tx, {
    invoice,
    method: 'stripe',
    reference,
    actorId: null,
    recordedById: null,
    receivedAt,
  });
  if (!paid) return `came for an invoice that is ${invoice.status} already and has to be given back`;
  await endPayments(tx, services, { invoiceId: invoice.id, id: { not: reference } });
  await services.queue.send(tx, { kind: 'tell', news: { kind: 'payment_received', invoiceId: invoice.id } });
  return null;
}
