import { actorIdOf, type Caller } from '../domain/caller.js';
import { ValidationError } from '../domain/errors.js';
import type { Services } from '../services.js';
import { changeInvoice } from './changeInvoice.js';
import { today } from './days.js';
import type { InvoiceSending } from './invoice.rules.js';
import { queueInvoiceMail, takeInvoiceMail } from './mailInvoice.js';
import { moveInvoice } from './moveInvoice.js';

/**
 * Marks an invoice as sent, and mails it on demand. An overdue one is sent again with a new due date.
 * @throws ValidationError when the due date has passed
 * @throws NotFoundError, ConflictError
 * @throws as mailInvoice when it is to be mailed
 */
export async function sendInvoice(
  caller: Caller,
  services: Services,
  sending: InvoiceSending,
): Promise<{ id: string }> {
  if (sending.byMail) await takeInvoiceMail(caller, services, sending.id);
  return changeInvoice(caller, services, {
    id: sending.id,
    event: 'send',
    change: async (tx, invoice) => {
      const dueDate = sending.dueDate ?? invoice.dueDate;
      if (invoice.status === 'overdue' && dueDate && dueDate < today()) {
        throw new ValidationError([{ path: 'dueDate', message: 'Choose a new due date: the present one has passed' }]);
      }
      const data = { dueDate: sending.dueDate ?? undefined };
      const sent = await moveInvoice(tx, { invoice, event: 'send', actorId: actorIdOf(caller), data });
      if (sent && sending.byMail) await queueInvoiceMail(tx, services, { caller, invoice });
      return sent;
    },
  });
}
