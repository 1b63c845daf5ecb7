import type { Prisma } from '../db/generated/client.js';
import type { StagingJobStatus } from '../db/generated/enums.js';
import type { Transaction } from '../db/client.js';

const INCLUDED = { job: true, input: true, proof: { include: { result: true } } } satisfies Prisma.StagingItemInclude;

/**
 * Reads an item with its job, and locks the job's row until the transaction ends: other changes of the job and its
 * items wait.
 * @returns null when the item is gone or its job has another status
 */
export async function lockItem(tx: Transaction, itemId: string, status: StagingJobStatus) {
  await tx.$queryRaw`
    SELECT job."id" FROM "StagingJob" job JOIN "StagingItem" item ON item."jobId" = job."id"
    WHERE item."id" = ${itemId} FOR UPDATE OF job`;
  return tx.stagingItem.findFirst({ where: { id: itemId, job: { status } }, include: INCLUDED });
}
