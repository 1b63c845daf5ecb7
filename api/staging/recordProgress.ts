import { notify } from '../jobs/notify.js';
import type { Services } from '../services.js';
import { isWanted, type Attempt } from './attempt.js';

/**
 * Says how far an image is. The caller keeps to at most four a second.
 * @param share 0..1
 * @param firstPassKey a newer coarse picture, already watermarked; the one before it is removed from the store
 * @returns false where nobody waits for this attempt any more: stop, and remove what was written
 */
export async function recordProgress(
  services: Services,
  attempt: Attempt,
  share: number,
  firstPassKey?: string,
): Promise<boolean> {
  const { itemId } = attempt;
  const item = await services.prisma.stagingItem.findUnique({ where: { id: itemId }, include: { job: true } });
  if (!item || !isWanted(item, attempt)) return false;
  const wanted = await services.prisma.$transaction(async (tx) => {
    const { count } = await tx.stagingItem.updateMany({
      where: {
        id: itemId,
        state: { in: ['waiting', 'staging'] },
        job: { status: 'processing', round: attempt.job.round },
      },
      data: { state: 'staging', progress: Math.min(Math.max(share, 0), 1), ...(firstPassKey && { firstPassKey }) },
    });
    if (count === 0) return false;
    await notify(tx, { kind: 'stagingJob', workspaceId: item.job.workspaceId, id: item.jobId });
    return true;
  });
  const replaced = wanted && firstPassKey && item.firstPassKey !== firstPassKey ? item.firstPassKey : null;
  if (replaced) await services.store.delete(replaced);
  return wanted;
}
