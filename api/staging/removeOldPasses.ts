import type { Prisma, StagingItem } from '../db/generated/client.js';
import { removeInBatches } from '../db/removeInBatches.js';
import type { Services } from '../services.js';
import { sendRemoval } from '../storage/removeObjects.js';
import { writeIn } from '../domain/write.js';

const AT_ONCE = 200;

/**
 * Removes coarse pictures of photos that nobody is staging, as after a worker's death: what ends a staging removes its
 * own. The worker removes their files.
 * @returns their number
 */
export async function removeOldPasses(
  { prisma, queue }: Pick<Services, 'prisma' | 'queue'>,
  _before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = {
    firstPassKey: { not: null },
    state: { in: ['staged', 'failed'] },
  } satisfies Prisma.StagingItemWhereInput;
  const removeOne = ({ id, firstPassKey }: Pick<StagingItem, 'id' | 'firstPassKey'>) =>
    writeIn(prisma, id, async (tx) => {
      const still = { ...where, id, firstPassKey };
      const { count } = await tx.stagingItem.updateMany({ where: still, data: { firstPassKey: null } });
      if (count > 0) await sendRemoval({ queue }, tx, [firstPassKey]);
      return count;
    });
  return removeInBatches({
    read: () => prisma.stagingItem.findMany({ where, take: AT_ONCE, select: { id: true, firstPassKey: true } }),
    remove: async (old) => {
      let removed = 0;
      for (const item of old) removed += await removeOne(item);
      return removed;
    },
    signal,
  });
}
