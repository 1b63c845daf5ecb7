import { actorIdOf, type Caller } from '../domain/caller.js';
import type { Services } from '../services.js';
import { changeInvoice } from './changeInvoice.js';
import { moveInvoice } from './moveInvoice.js';
import { endPayments } from './payments/callOffPayments.js';

/** Cancels an invoice for good; its jobs can be charged again. @throws NotFoundError, ConflictError */
export async function cancelInvoice(caller: Caller, services: Services, id: string): Promise<{ id: string }> {
  return changeInvoice(caller, services, {
    id,
    event: 'cancel',
    change: async (tx, invoice) => {
      const cancelled = await moveInvoice(tx, { invoice, event: 'cancel', actorId: actorIdOf(caller) });
      if (cancelled) await endPayments(tx, services, { invoiceId: id });
      return cancelled;
    },
  });
}
