import type { Transaction } from '../db/client.js';
import { ConflictError } from '../domain/errors.js';
import { isInWork } from './situationOf.js';

/**
 * Checks that images can be staged again: nobody has decided on them, and no worker has them. The job's row is locked.
 * @throws ConflictError
 */
export async function requireOpen(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  const photos = await tx.stagingItem.findMany({
    where: { id: { in: [...itemIds] } },
    select: { position: true, decision: true, state: true },
    orderBy: { position: 'asc' },
  });
  for (const { position, decision, ...photo } of photos) {
    const name = `Photo ${position + 1}`;
    if (decision === 'approved') throw new ConflictError(`${name} is approved already.`, 'ALREADY_DONE');
    if (decision === 'left_out') throw new ConflictError(`${name} is left out. Take it in again first.`);
    if (isInWork(photo)) throw new ConflictError(`${name} is being staged already.`, 'IN_PROGRESS');
  }
}
