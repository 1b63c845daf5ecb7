import type { Prisma } from '../../db/generated/client.js';
import { workOnEach } from '../../messaging/workOnEach.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';

/**
 * Within the transaction after which nothing is to be paid any more: what was begun, and may be open on somebody's
 * screen, will be called off.
 */
export async function endPayments(
  tx: Transaction,
  { queue }: Pick<Services, 'queue'>,
  where: Prisma.PaymentIntentWhereInput,
): Promise<void> {
  const begun = await tx.paymentIntent.findMany({ where, select: { id: true } });
  if (begun.length > 0) await queue.send(tx, { kind: 'callOffPayments', paymentIds: begun.map(({ id }) => id) });
}

/** What has been paid or called off already stays so. */
export async function callOffPayments({ payments, log }: Pick<Services, 'payments' | 'log'>, ids: readonly string[]) {
  if (!payments) return log.error({ payments: ids }, 'payments were to be called off, but payments are not set up');
  await workOnEach(ids, (id) => payments.callOff(id));
}
