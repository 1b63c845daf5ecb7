import type { Prisma } from '../db/generated/client.js';
import type { Transaction } from '../db/client.js';

/**
 * Queues images of a job again, undecided. They keep their results until there are new ones: a proof and a report, or
 * the reason of a failure.
 * @param changes their new style, room type and round, if these change
 * @returns the number of images
 */
export async function stageAnew(
  tx: Transaction,
  where: Prisma.StagingItemWhereInput,
  changes: Pick<
    Prisma.StagingItemUpdateManyMutationInput,
    'style' | 'roomType' | 'orderedStyle' | 'orderedRoomType' | 'round'
  > = {},
): Promise<number> {
  const { count } = await tx.stagingItem.updateMany({
    where,
    data: { ...changes, decision: 'undecided', state: 'waiting', progress: 0 },
  });
  return count;
}
