import { notify } from '../jobs/notify.js';
import type { Services } from '../services.js';
import { lockItem } from './lockItem.js';

/**
 * Gives up on one image.
 * @param sentence what is wrong with it and what to do, for the agent
 * @returns false where nobody waits for it any more
 */
export async function recordFailure(services: Services, itemId: string, sentence: string): Promise<boolean> {
  const firstPass = await services.prisma.$transaction(async (tx) => {
    const item = await lockItem(tx, itemId, 'processing');
    if (!item || item.state === 'staged' || item.state === 'failed') return null;
    await tx.stagingItem.update({
      where: { id: itemId },
      data: { state: 'failed', failure: sentence, progress: 1, firstPassKey: null },
    });
    await notify(tx, { kind: 'stagingJob', workspaceId: item.job.workspaceId, id: item.jobId });
    return { key: item.firstPassKey };
  });
  if (firstPass?.key) await services.store.delete(firstPass.key);
  return firstPass !== null;
}
