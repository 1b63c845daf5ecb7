import type { Caller } from '../../domain/caller.js';
import type { Invoice, PaymentIntent } from '../../db/generated/client.js';
import { ConflictError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import { refusal } from '../changeInvoice.js';
import { requireInvoice } from '../invoice.access.js';
import { lockInvoice } from '../lockInvoice.js';
import { TRANSITIONS } from '../transitions.js';
import {
  PaymentRefusedError,
  type BegunPayment,
  type PaymentOrder,
  type PaymentProvider,
} from '../../paymentProvider/provider.js';
import { writeAs } from '../../domain/write.js';

/** The data with which the page takes the payment; null: payments are not set up. */
export interface Checkout {
  readonly clientSecret: string | null;
  readonly publishableKey: string | null;
}

/**
 * Begins a payment of an invoice's total at the provider; a second call returns the same payment.
 * @throws NotFoundError when the caller has no such invoice
 * @throws ConflictError when it is paid or cancelled, or the provider does not accept its total
 */
export async function createPaymentIntent(
  caller: Caller,
  { prisma, payments }: Pick<Services, 'prisma' | 'payments'>,
  invoiceId: string,
): Promise<Checkout> {
  const invoice = await requireInvoice(caller, prisma, invoiceId);
  const { total: amount, currency, invoiceNumber } = invoice;
  requirePayable(invoice);
  if (!payments) return { clientSecret: null, publishableKey: null };
  if (amount.isZero()) throw new ConflictError('There is nothing to pay: the total of this invoice is 0.00.');
  const before = await prisma.paymentIntent.findFirst({
    where: { invoiceId, amount, currency },
    orderBy: { createdAt: 'desc' },
  });
  const order = { invoiceId, invoiceNumber, amount, currency, begunBefore: before?.id ?? null };
  const { id, clientSecret } = await begin(payments, order);
  await keep(caller, prisma, { id, invoiceId, amount, currency });
  return { clientSecret, publishableKey: payments.publishableKey };
}

function requirePayable(invoice: Pick<Invoice, 'status'>): void {
  if (!TRANSITIONS.pay.from.some((status) => status === invoice.status)) throw refusal('pay', invoice);
}

/**
 * Stores the payment if the invoice is still open. A later payment or cancellation of the invoice finds the row and
 * cancels the payment.
 */
async function keep(
  caller: Caller,
  prisma: Services['prisma'],
  payment: Omit<PaymentIntent, 'createdAt'>,
): Promise<void> {
  await writeAs(caller, prisma, async (tx) => {
    requirePayable(await lockInvoice(tx, payment.invoiceId));
    await tx.paymentIntent.createMany({ data: [payment], skipDuplicates: true });
  });
}

function begin(payments: PaymentProvider, order: PaymentOrder): Promise<BegunPayment> {
  return payments.begin(order).catch((error: unknown) => {
    throw error instanceof PaymentRefusedError ? new ConflictError(error.message) : error;
  });
}
