import { actorIdOf, type Caller } from '../../domain/caller.js';
import type { Services } from '../../services.js';
import { changeInvoice } from '../changeInvoice.js';
import { markPaid } from '../markPaid.js';
import { endPayments } from './callOffPayments.js';
import type { RecordedPayment } from './payments.rules.js';

/**
 * Records a payment outside the provider, on an owner's word, and makes the invoice paid.
 * @throws NotFoundError when the caller has no such invoice
 * @throws ConflictError when it is paid or cancelled, or another request was faster
 */
export async function recordPayment(
  caller: Caller,
  services: Pick<Services, 'prisma' | 'queue'>,
  input: RecordedPayment,
) {
  const { invoiceId: id, method, reference, receivedOn: receivedAt } = input;
  return changeInvoice(caller, services, {
    id,
    event: 'pay',
    change: async (tx, invoice) => {
      const received = { method, reference: reference ?? undefined, receivedAt };
      const paid = await markPaid(tx, {
        invoice,
        actorId: actorIdOf(caller),
        recordedById: caller.userId,
        ...received,
      });
      if (!paid) return false;
      await endPayments(tx, services, { invoiceId: id });
      await services.queue.send(tx, { kind: 'tell', news: { kind: 'payment_received', invoiceId: id } });
      return true;
    },
  });
}
