import type { Transaction } from '../db/client.js';
import { callIdNow } from '../domain/occasion.js';

/**
 * Notes in the transaction of a change that the call with an idempotency key, if this is one, has changed something: it
 * must not be carried out again, even where its process dies before its answer is kept.
 */
export async function noteCallChanged(tx: Transaction): Promise<void> {
  const id = callIdNow();
  if (id === null) return;
  await tx.idempotentCall.updateMany({ where: { id, changedAt: null }, data: { changedAt: new Date() } });
}
