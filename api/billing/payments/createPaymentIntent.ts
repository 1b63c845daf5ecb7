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

/** What the page needs to let the person pay; null: payments are not set up. */
export interface Checkout {
  readonly clientSecret: string | null;
  readonly publishableKey: string | null;
}

/**
 * Begins to pay an invoice's total with the payment provider; again gives the same payment.
 * @throws NotFoundError where there is no such invoice for the caller
 * @throws ConflictError where it is paid or cancelled, or the provider does not take its total
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
  await keep(prisma, { id, invoiceId, amount, currency });
  return { clientSecret, publishableKey: payments.publishableKey };
}

function requirePayable(invoice: Pick<Invoice, 'status'>): void {
  if (!TRANSITIONS.pay.from.some((status) => status === invoice.status)) throw refusal('pay', invoice);
}

/** The invoice may have been paid or cancelled meanwhile; whoever does so later finds the payment and calls it off. */
async function keep(prisma: Services['prisma'], payment: Omit<PaymentIntent, 'createdAt'>): Promise<void> {
  await prisma.$transaction(async (tx) => {
    requirePayable(await lockInvoice(tx, payment.invoiceId));
    await tx.paymentIntent.createMany({ data: [payment], skipDuplicates: true });
  });
}

function begin(payments: PaymentProvider, order: PaymentOrder): Promise<BegunPayment> {
  return payments.begin(order).catch((error: unknown) => {
    throw error instanceof PaymentRefusedError ? new ConflictError(error.message) : error;
  });
}
