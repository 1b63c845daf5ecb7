import type { Prisma } from '../../db/generated/client.js';
import { workOnEach } from '../../messaging/workOnEach.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';

/**
 * Enqueues the cancellation of an invoice's begun payments, which may be open on a person's screen. Belongs to the
 * transaction after which the invoice must not be paid.
 */
export async function endPayments(
  tx: Transaction,
  { queue }: Pick<Services, 'queue'>,
  where: Prisma.PaymentIntentWhereInput,
): Promise<void> {
  const begun = await tx.paymentIntent.findMany({ where, select: { id: true } });
  if (begun.length > 0) await queue.send(tx, { kind: 'callOffPayments', paymentIds: begun.map(({ id }) => id) });
}

/** Cancels payments at the provider; payments that are paid or cancelled already stay so. */
export async function callOffPayments({ payments, log }: Pick<Services, 'payments' | 'log'>, ids: readonly string[]) {
  if (!payments) return log.error({ payments: ids }, 'payments cannot be cancelled: payments are not set up');
  await workOnEach(ids, (id) => payments.callOff(id));
}
