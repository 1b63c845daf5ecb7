import type { Caller } from '../accounts/caller.js';
import type { Services } from '../services.js';
import { changeInvoice } from './changeInvoice.js';

/** Calls an invoice off, for good; what it charged for can be charged again. @throws NotFoundError, ConflictError */
export async function cancelInvoice(caller: Caller, services: Services, id: string): Promise<{ id: string }> {
  return changeInvoice(caller, services, { id, event: 'cancel' });
}
