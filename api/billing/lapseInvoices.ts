import type { Prisma } from '../db/generated/client.js';
import type { Services } from '../services.js';
import { today } from './days.js';
import { moveInvoice } from './moveInvoice.js';

const AT_ONCE = 100;

/** Those of a deleted project are left alone until it comes back. */
const due = (day: Date): Prisma.InvoiceWhereInput => ({
  status: 'sent',
  dueDate: { lt: day },
  project: { deletedAt: null },
});

/**
 * Makes every sent invoice overdue whose due date has passed everywhere, each with its activity in a transaction of its
 * own. Safe to run again, and in several workers at once: each invoice becomes overdue once.
 * @returns how many did
 */
export async function lapseInvoices({ prisma }: Pick<Services, 'prisma'>, signal?: AbortSignal): Promise<number> {
  const where = due(today());
  const next = () => prisma.invoice.findMany({ where, include: { project: true }, take: AT_ONCE });
  let lapsed = 0;
  // what was moved, here or by another worker, is not found again
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
