import { notify } from '../jobs/notify.js';
import type { Services } from '../services.js';
import type { RefusalCode, Room } from '../stager/contract.js';
import { isWanted, type Attempt } from './attempt.js';
import { lockItem } from './lockItem.js';
import { readingOf } from './outline/readingOf.js';

export interface ItemFailure {
  /** what is wrong with it and what to do, for the agent */
  readonly sentence: string;
  /** of a refusal */
  readonly code?: RefusalCode;
  /** what was read before it was refused */
  readonly room?: Room | undefined;
}

/**
 * Gives up on one image.
 * @returns false where nobody waits for it any more, or for another attempt at it
 */
export async function recordFailure(services: Services, attempt: Attempt, failure: ItemFailure): Promise<boolean> {
  const { itemId } = attempt;
  const { sentence, code, room } = failure;
  const firstPass = await services.prisma.$transaction(async (tx) => {
    const item = await lockItem(tx, itemId, 'processing');
    if (!item || item.state === 'staged' || item.state === 'failed' || !isWanted(item, attempt)) return null;
    await tx.stagingItem.update({
      where: { id: itemId },
      data: {
        state: 'failed',
        failure: sentence,
        failureCode: code ?? null,
        progress: 1,
        firstPassKey: null,
        ...readingOf(item, room),
      },
    });
    await notify(tx, { kind: 'stagingJob', workspaceId: item.job.workspaceId, id: item.jobId });
    return { key: item.firstPassKey };
  });
  if (firstPass?.key) await services.store.delete(firstPass.key);
  return firstPass !== null;
}
