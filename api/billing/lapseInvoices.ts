import type { Prisma } from '../db/generated/client.js';
import type { Services } from '../services.js';
import { today } from './days.js';
import type { Transaction } from '../db/client.js';
import { moveInvoice, type InvoiceOfProject } from './moveInvoice.js';
import { writeIn } from '../domain/write.js';

const AT_ONCE = 100;
/** Milliseconds from the first reminder to the second. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Also of a deleted project: what was sent stays in the books. */
const due = (day: Date): Prisma.InvoiceWhereInput => ({ status: 'sent', dueDate: { lt: day } });

/**
 * Makes every sent invoice overdue whose due date has passed in all zones; each with its activity in a transaction of
 * its own, and reminds its recipient by mail: now, and a week later. Idempotent, also with several workers at once.
 * @returns the number of invoices that became overdue
 */
export async function lapseInvoices(
  services: Pick<Services, 'prisma' | 'queue'>,
  signal?: AbortSignal,
): Promise<number> {
  const { prisma } = services;
  const where = due(today());
  const next = () => prisma.invoice.findMany({ where, include: { project: true }, take: AT_ONCE });
  let lapsed = 0;
  // an invoice that has moved, here or in another worker, is not found again
  for (let invoices = await next(); invoices.length > 0; invoices = await next()) {
    for (const invoice of invoices) {
      signal?.throwIfAborted();
      const moved = await writeIn(prisma, invoice.workspaceId, async (tx) => {
        const overdue = await moveInvoice(tx, { invoice, event: 'lapse', actorId: null, where });
        if (overdue) await remind(tx, services, invoice);
        return overdue;
      });
      if (moved) lapsed += 1;
    }
  }
  return lapsed;
}

/** Whether the workspace wants reminders, and the invoice is still overdue, is read when they are due. */
async function remind(
  tx: Transaction,
  { queue }: Pick<Services, 'queue'>,
  { id: invoiceId, dueDate, billToEmail }: InvoiceOfProject,
): Promise<void> {
  if (!dueDate || billToEmail === '') return;
  const news = { kind: 'invoice_overdue', invoiceId, dueDate: dueDate.toISOString().slice(0, 10) } as const;
  await queue.send(tx, { kind: 'tell', news: { ...news, time: 'first' } });
  await queue.send(tx, { kind: 'tell', news: { ...news, time: 'second' } }, new Date(Date.now() + WEEK));
}
