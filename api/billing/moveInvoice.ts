import { recordActivity } from '../activity/recordActivity.js';
import type { Invoice, Prisma, Project } from '../db/generated/client.js';
import type { InvoiceStatus } from '../db/generated/enums.js';
import { notify } from '../messaging/notify.js';
import type { Transaction } from '../db/client.js';
import type { EventType } from '../webhooks/eventTypes.js';
import { recordEvent } from '../webhooks/recordEvent.js';
import { TRANSITIONS, type InvoiceEvent } from './transitions.js';

/** What webhooks are told, by the new status. */
const EVENTS: Readonly<Partial<Record<InvoiceStatus, EventType>>> = {
  sent: 'invoice.sent',
  paid: 'invoice.paid',
  overdue: 'invoice.overdue',
};

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
  const { id, workspaceId, projectId } = invoice;
  const { from, to, action, told } = TRANSITIONS[event];
  const { count } = await tx.invoice.updateMany({
    where: { AND: [{ id, status: { in: [...from] } }, where] },
    data: { ...data, status: to },
  });
  if (count === 0) return false;
  await recordActivity(tx, {
    workspaceId,
    actorId,
    action,
    entityType: 'invoice',
    entityId: id,
    description: `Invoice ${invoice.invoiceNumber} ${told}: ${invoice.project.address}`,
  });
  await notify(tx, { kind: 'invoice', workspaceId, id });
  const type = EVENTS[to];
  if (type) await recordEvent(tx, { workspaceId, type, objectId: id, data: { invoiceId: id, projectId, status: to } });
  return true;
}
