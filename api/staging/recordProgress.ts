import { notify } from '../messaging/notify.js';
import { sendRemoval } from '../storage/removeObjects.js';
import type { Services } from '../services.js';
import { isWanted, type Attempt } from './attempt.js';
import { IN_PROCESS, lockItem } from './lockItem.js';
import { writeIn } from '../domain/write.js';

/**
 * Records an image's progress. The caller limits it to four calls a second.
 * @param share 0..1
 * @param firstPassKey a newer coarse picture, already watermarked; the worker removes the previous one
 * @returns false when the attempt is no longer wanted: the caller stops and removes the written objects
 */
export async function recordProgress(
  services: Services,
  attempt: Attempt,
  share: number,
  firstPassKey?: string,
): Promise<boolean> {
  const { itemId } = attempt;
  return writeIn(services.prisma, itemId, async (tx) => {
    const item = await lockItem(tx, itemId, IN_PROCESS);
    if (!item || item.state === 'staged' || item.state === 'failed' || !isWanted(item, attempt)) return false;
    const progress = Math.min(Math.max(share, 0), 1);
    await tx.stagingItem.update({ where: { id: itemId }, data: { state: 'staging', progress, firstPassKey } });
    if (firstPassKey !== undefined) await sendRemoval(services, tx, [item.firstPassKey]);
    await notify(tx, { kind: 'stagingJob', workspaceId: item.job.workspaceId, id: item.jobId });
    return true;
  });
}
