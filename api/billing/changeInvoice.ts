import { actorIdOf, type Caller } from '../domain/caller.js';
import type { Invoice } from '../db/generated/client.js';
import { ConflictError } from '../domain/errors.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { requireInvoice } from './invoice.access.js';
import { moveInvoice, type InvoiceOfProject } from './moveInvoice.js';
import type { MemberEvent } from './transitions.js';
import { writeAs } from '../domain/write.js';

interface InvoiceChange {
  readonly id: string;
  readonly event: MemberEvent;
  /** moves the invoice and writes what belongs to it; left out: only the status changes */
  readonly change?: (tx: Transaction, invoice: InvoiceOfProject) => Promise<boolean>;
}

/** The event's name in the sentence of a refusal. */
const REFUSED: Readonly<Record<MemberEvent, string>> = { send: 'sent', pay: 'paid', cancel: 'cancelled' };

const NOW: Readonly<Record<Invoice['status'], string>> = {
  draft: 'it is a draft',
  sent: 'it is sent already',
  paid: 'it is paid already',
  overdue: 'it is overdue',
  cancelled: 'it is cancelled',
};

/**
 * A person's decision on an invoice: changes its status, the data that belongs to it and the activity in one
 * transaction.
 * @throws NotFoundError when the caller has no such invoice
 * @throws ConflictError when its status does not allow the event, or another request was faster
 */
export async function changeInvoice(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  { id, event, change }: InvoiceChange,
): Promise<{ id: string }> {
  return writeAs(caller, prisma, async (tx) => {
    const invoice = await requireInvoice(caller, tx, id);
    const move = change ?? ((_tx, of) => moveInvoice(tx, { invoice: of, event, actorId: actorIdOf(caller) }));
    if (!(await move(tx, invoice))) throw refusal(event, await requireInvoice(caller, tx, id));
    return { id };
  });
}

/** The sentence for an event that the invoice's status does not allow. */
export function refusal(event: MemberEvent, { status }: Pick<Invoice, 'status'>): ConflictError {
  return new ConflictError(`This invoice cannot be ${REFUSED[event]} now: ${NOW[status]}.`);
}
