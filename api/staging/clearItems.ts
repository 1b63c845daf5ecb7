import type { Prisma } from '../db/generated/client.js';
import type { Transaction } from '../services.js';

/**
 * Puts images of a job back to where they have not been begun. Proofs of before stay in the media library.
 * @returns how many there were
 */
export async function clearItems(tx: Transaction, where: Prisma.StagingItemWhereInput): Promise<number> {
  const { count } = await tx.stagingItem.updateMany({
    where,
    data: { state: 'waiting', progress: 0, failure: null, failureCode: null, firstPassKey: null, proofMediaId: null },
  });
  return count;
}
