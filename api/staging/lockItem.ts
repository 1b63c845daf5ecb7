import type { Prisma } from '../db/generated/client.js';
import type { Transaction } from '../db/client.js';

const INCLUDED = { job: true, input: true, proof: { include: { result: true } } } satisfies Prisma.StagingItemInclude;

/** A result of a worker is recorded only while its job is being staged. */
export const IN_PROCESS = { job: { status: 'processing' } } as const satisfies Prisma.StagingItemWhereInput;

/**
 * Reads an item with its job, and locks the job's row until the transaction ends: other changes of the job and its
 * items wait.
 * @returns null when the item is gone or does not fulfil the condition
 */
export async function lockItem(tx: Transaction, itemId: string, where: Prisma.StagingItemWhereInput) {
  await tx.$queryRaw`
    SELECT job."id" FROM "StagingJob" job JOIN "StagingItem" item ON item."jobId" = job."id"
    WHERE item."id" = ${itemId} FOR UPDATE OF job`;
  return tx.stagingItem.findFirst({ where: { AND: [{ id: itemId }, where] }, include: INCLUDED });
}
