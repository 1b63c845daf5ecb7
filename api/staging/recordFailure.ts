import { notify } from '../messaging/notify.js';
import { sendRemoval } from '../storage/removeObjects.js';
import type { Services } from '../services.js';
import type { RefusalCode, Room } from '../stager/contract.js';
import { isWanted, type Attempt } from './attempt.js';
import { lockItem } from './lockItem.js';
import { readingOf } from './outline/readingOf.js';
import { showing } from './stagingResult.js';

export interface ItemFailure {
  /** what is wrong with it and what to do, for the agent */
  readonly sentence: string;
  /** of a refusal */
  readonly code?: RefusalCode;
  /** what was read before it was refused */
  readonly room?: Room | undefined;
}

/**
 * Gives up on one image: it is as it was before this round, and says why.
 * @returns false where nobody waits for it any more, or for another attempt at it
 */
export async function recordFailure(services: Services, attempt: Attempt, failure: ItemFailure): Promise<boolean> {
  const { itemId } = attempt;
  const { sentence, code, room } = failure;
  return services.prisma.$transaction(async (tx) => {
    const item = await lockItem(tx, itemId, 'processing');
    if (!item || item.state === 'staged' || item.state === 'failed' || !isWanted(item, attempt)) return false;
    const result = item.proof?.result;
    await tx.stagingItem.update({
      where: { id: itemId },
      data: {
        state: 'failed',
        progress: 1,
        // What it showed before stands. A floor that was drawn for this attempt stays too: somebody may mend it.
        ...(result && showing({ ...result, outline: item.outline ?? result.outline })),
        failure: sentence,
        failureCode: code ?? null,
        firstPassKey: null,
        ...readingOf(item, room),
      },
    });
    await notify(tx, { kind: 'stagingJob', workspaceId: item.job.workspaceId, id: item.jobId });
    await sendRemoval(services, tx, [item.firstPassKey]);
    return true;
  });
}
