import type { Caller } from '../domain/caller.js';
import { Prisma } from '../db/generated/client.js';
import { NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { seenProjects } from '../domain/view.js';
import type { Transaction } from '../db/client.js';

/** The invoices that stand in the books: of a deleted project all but its drafts. */
export const IN_THE_BOOKS = {
  OR: [{ project: { deletedAt: null } }, { status: { not: 'draft' } }],
} satisfies Prisma.InvoiceWhereInput;

/** The same as a condition of a raw statement in which "Project" is named p and "Invoice" i. */
export const inTheBooksSql = Prisma.sql`(p."deletedAt" IS NULL OR i."status" <> 'draft')`;

/** The invoices that the caller may see and change. */
export const visibleInvoices = (caller: Caller) =>
  ({
    workspaceId: caller.workspaceId,
    project: seenProjects(caller),
    AND: IN_THE_BOOKS,
  }) satisfies Prisma.InvoiceWhereInput;

/** @throws NotFoundError when the caller has no such invoice */
export async function requireInvoice(caller: Caller, tx: Pick<Transaction, 'invoice'>, id: string) {
  const where = { id, ...visibleInvoices(caller) };
  const wellFormed = typeOfId(id) === 'Invoice';
  const invoice = wellFormed ? await tx.invoice.findFirst({ where, include: { project: true } }) : null;
  if (!invoice) throw new NotFoundError('Invoice not found.');
  return invoice;
}
