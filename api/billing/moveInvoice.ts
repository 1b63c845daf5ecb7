import { recordActivity } from '../activity/recordActivity.js';
import type { Invoice, Prisma, Project } from '../db/generated/client.js';
import { notify } from '../messaging/notify.js';
import type { Transaction } from '../db/client.js';
import { TRANSITIONS, type InvoiceEvent } from './transitions.js';

export type InvoiceOfProject = Invoice & { readonly project: Project };

interface InvoiceMove {
  readonly invoice: InvoiceOfProject;
  readonly event: InvoiceEvent;
  /** the person; null: the system */
  readonly actorId: string | null;
  /** further conditions */
  readonly where?: Prisma.InvoiceWhereInput;
  /** further columns that change with the status */
  readonly data?: Prisma.InvoiceUpdateManyMutationInput;
}

/**
 * Moves an invoice along the table of transitions if its status allows the event; records the activity and publishes
 * the change.
 * @returns false when the status does not allow it and nothing changed; of two concurrent calls one returns true
 */
export async function moveInvoice(tx: Transaction, move: InvoiceMove): Promise<boolean> {
  const { invoice, event, actorId, where = {}, data } = move;
  const { from, to, action, told } = TRANSITIONS[event];
  const { count } = await tx.invoice.updateMany({
    where: { AND: [{ id: invoice.id, status: { in: [...from] } }, where] },
    data: { ...data, status: to },
  });
  if (count === 0) return false;
  await recordActivity(tx, {
    workspaceId: invoice.workspaceId,
    actorId,
    action,
    entityType: 'invoice',
    entityId: invoice.id,
    description: `Invoice ${invoice.invoiceNumber} ${told}: ${invoice.project.address}`,
  });
  await notify(tx, { kind: 'invoice', workspaceId: invoice.workspaceId, id: invoice.id });
  return true;
}
