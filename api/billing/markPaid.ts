import { newId } from '../domain/ids.js';
import type { Transaction } from '../db/client.js';
import { moveInvoice, type InvoiceOfProject } from './moveInvoice.js';

interface ReceivedPayment {
  readonly invoice: InvoiceOfProject;
  /** how it came: stripe, or in the person's words */
  readonly method: string;
  /** the provider's id of it, or the person's own reference */
  readonly reference?: string;
  /** the owner who recorded it; null: the provider said so */
  readonly recordedById: string | null;
  readonly receivedAt: Date;
}

/**
 * Makes an invoice paid, for good: its status, the payment of its whole total and the activity. That the money is as
 * much as the total, in its currency, is for the caller to see to.
 * @returns false where it is paid or cancelled already: nothing was changed. Of two at once one gets true.
 */
export async function markPaid(tx: Transaction, payment: ReceivedPayment): Promise<boolean> {
  const { invoice, method, reference = '', recordedById, receivedAt } = payment;
  const data = { paidAt: receivedAt };
  if (!(await moveInvoice(tx, { invoice, event: 'pay', actorId: recordedById, data }))) return false;
  const { id: invoiceId, total: amount, currency } = invoice;
  await tx.payment.create({
    data: { id: newId('pay'), invoiceId, method, amount, currency, reference, recordedById, receivedAt },
  });
  return true;
}
