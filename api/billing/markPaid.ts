import { newId } from '../domain/ids.js';
import type { Transaction } from '../db/client.js';
import { moveInvoice, type InvoiceOfProject } from './moveInvoice.js';

interface ReceivedPayment {
  readonly invoice: InvoiceOfProject;
  /** the method: stripe, or the person's own words */
  readonly method: string;
  /** the provider's id of the payment, or the person's own reference */
  readonly reference?: string;
  /** who acts, see recordActivity; null: the provider reported it */
  readonly actorId: string | null;
  /** the person who recorded it */
  readonly recordedById: string | null;
  readonly receivedAt: Date;
}

/**
 * Makes an invoice paid, for good: its status, the payment of its whole total and the activity. The caller checks that
 * the money matches the total and the currency.
 * @returns false when it is already paid or cancelled and nothing changed; of two concurrent calls one returns true
 */
export async function markPaid(tx: Transaction, payment: ReceivedPayment): Promise<boolean> {
  const { invoice, method, reference = '', actorId, recordedById, receivedAt } = payment;
  const data = { paidAt: receivedAt };
  if (!(await moveInvoice(tx, { invoice, event: 'pay', actorId, data }))) return false;
  const { id: invoiceId, total: amount, currency } = invoice;
  await tx.payment.create({
    data: { id: newId('pay'), invoiceId, method, amount, currency, reference, recordedById, receivedAt },
  });
  return true;
}
