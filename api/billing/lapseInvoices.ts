import type { Prisma } from '../db/generated/client.js';
import type { Services } from '../services.js';
import { today } from './days.js';
import { moveInvoice } from './moveInvoice.js';

const AT_ONCE = 100;

/** Invoices of a deleted project do not change until it is restored. */
const due = (day: Date): Prisma.InvoiceWhereInput => ({
  status: 'sent',
  dueDate: { lt: day },
  project: { deletedAt: null },
});

/**
 * Makes every sent invoice overdue whose due date has passed in all zones; each with its activity in a transaction of
 * its own. Idempotent, also with several workers at once.
 * @returns the number of invoices that became overdue
 */
export async function lapseInvoices({ prisma }: Pick<Services, 'prisma'>, signal?: AbortSignal): Promise<number> {
  const where = due(today());
  const next = () => prisma.invoice.findMany({ where, include: { project: true }, take: AT_ONCE });
  let lapsed = 0;
  // an invoice that has moved, here or in another worker, is not found again
  for (let invoices = await next(); invoices.length > 0; invoices = await next()) {
    for (const invoice of invoices) {
      signal?.throwIfAborted();
      const moved = await prisma.$transaction((tx) =>
        moveInvoice(tx, { invoice, event: 'lapse', actorId: null, where }),
      );
      if (moved) lapsed += 1;
    }
  }
  return lapsed;
}
