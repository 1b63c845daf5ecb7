import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { visibleProjects } from '../projects/project.access.js';
import type { Transaction } from '../db/client.js';

/** The invoices that the caller may see and change. */
export const visibleInvoices = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId, project: visibleProjects(caller) }) satisfies Prisma.InvoiceWhereInput;

/** @throws NotFoundError when the caller has no such invoice */
export async function requireInvoice(caller: Caller, tx: Pick<Transaction, 'invoice'>, id: string) {
  const where = { id, ...visibleInvoices(caller) };
  const wellFormed = typeOfId(id) === 'Invoice';
  const invoice = wellFormed ? await tx.invoice.findFirst({ where, include: { project: true } }) : null;
  if (!invoice) throw new NotFoundError('Invoice not found');
  return invoice;
}
