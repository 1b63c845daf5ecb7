import type { Services, Transaction } from '../../services.js';

export interface ClosedInvoice {
  readonly invoiceId: string;
  /** the provider's id of the payment that paid it, which stays as it is */
  readonly paidBy?: string;
}

/**
 * Within the transaction that makes an invoice paid or cancelled: what was begun for it, and may be open on somebody's
 * screen, will be called off.
 */
export async function endPayments(
  tx: Transaction,
  { queue }: Pick<Services, 'queue'>,
  { invoiceId, paidBy }: ClosedInvoice,
): Promise<void> {
  const begun = await tx.paymentIntent.findMany({ where: { invoiceId, id: { not: paidBy } }, select: { id: true } });
  if (begun.length > 0) await queue.send(tx, { kind: 'callOffPayments', paymentIds: begun.map(({ id }) => id) });
}

/** What has been paid or called off already stays so. */
export async function callOffPayments({ payments, log }: Pick<Services, 'payments' | 'log'>, ids: readonly string[]) {
  if (!payments) return log.error({ payments: ids }, 'payments were to be called off, but payments are not set up');
  for (const id of ids) await payments.callOff(id);
}
