import { notify } from '../messaging/notify.js';
import { sendRemoval } from '../storage/removeObjects.js';
import type { Services } from '../services.js';
import type { RefusalCode, Room } from '../stager/contract.js';
import { isWanted, type Attempt } from './attempt.js';
import { IN_PROCESS, lockItem } from './lockItem.js';
import { readingOf } from './outline/readingOf.js';
import { callFollowers } from './sameRoom/callFollowers.js';
import { showing } from './stagingResult.js';
import { writeIn } from '../domain/write.js';

export interface ItemFailure {
  /** the fault and its remedy, for the agent */
  readonly sentence: string;
  /** the code of a refusal */
  readonly code?: RefusalCode;
  /** the reading before the refusal */
  readonly room?: Room | undefined;
}

/**
 * Records that an image could not be staged: it shows its earlier result again, with the reason.
 * @returns false when the attempt is no longer wanted
 */
export async function recordFailure(services: Services, attempt: Attempt, failure: ItemFailure): Promise<boolean> {
  const { itemId } = attempt;
  const { sentence, code, room } = failure;
  return writeIn(services.prisma, itemId, async (tx) => {
    const item = await lockItem(tx, itemId, IN_PROCESS);
    if (!item || item.state === 'staged' || item.state === 'failed' || !isWanted(item, attempt)) return false;
    const result = item.proof?.result;
    await tx.stagingItem.update({
      where: { id: itemId },
      data: {
        state: 'failed',
        progress: 1,
        // The earlier result is shown again. A floor drawn for this attempt stays, so that a person can correct it.
        ...(result && showing({ ...result, outline: item.outline ?? result.outline })),
        failure: sentence,
        failureCode: code ?? null,
        firstPassKey: null,
        ...readingOf(item, room),
      },
    });
    await callFollowers(services, tx, itemId);
    await notify(tx, { kind: 'stagingJob', workspaceId: item.job.workspaceId, id: item.jobId });
    await sendRemoval(services, tx, [item.firstPassKey]);
    return true;
  });
}
