import type { Caller } from '../domain/caller.js';
import type { Transaction } from '../db/client.js';
import { ConflictError } from '../domain/errors.js';
import type { Services } from '../services.js';
import { decideOnJob } from './changeJob.js';
import { itemToStage } from './itemToStage.js';
import { requireOpen } from './requireOpen.js';
import { requireShown } from './requireShown.js';
import { resultOfItem } from './resultOfItem.js';
import { OF_ROUNDS, roundsOf } from './rounds.js';
import { requireOwnFurniture, resultsWith } from './sameRoom/sharing.js';
import type { TakenUpResult } from './staging.rules.js';
import { showing } from './stagingResult.js';

/**
 * Makes an image show a result of another round again, and those that have its furniture theirs with that of the result.
 * Nothing is staged, and what they showed can be taken up again too. A further revision, and the approval, are based on what it then shows.
 * @throws NotFoundError when the caller has no such image, or it has no such picture
 * @throws ConflictError when it shows another picture than the person saw, is decided on, has the furniture of another
 *   image, or one with its furniture has no picture with that of the result; when its job is not under review
 */
export async function takeUpResult(caller: Caller, services: Services, { itemId, resultId, shownId }: TakenUpResult) {
  const { id, jobId, position } = await itemToStage(caller, services, itemId);
  return decideOnJob(caller, services, jobId, async (tx) => {
    await requireOpen(tx, [id]);
    if (resultId === shownId) throw new ConflictError('This photo shows that picture already.', 'ALREADY_DONE');
    await requireShown(tx, id, shownId);
    await requireOwnFurniture(tx, [id]);
    const result = await resultOfItem(tx, id, resultId);
    const results = [result, ...(await resultsWith(tx, result))];
    return {
      event: 'takeUp',
      also: async () => {
        for (const each of results) await tx.stagingItem.update({ where: { id: each.itemId }, data: showing(each) });
      },
      action: 'staging_job_result_taken_up',
      description: await words(tx, { jobId, position, round: result.round }),
    };
  });
}

/** The timeline's words before the address. */
async function words(tx: Transaction, of: { jobId: string; position: number; round: number }): Promise<string> {
  const { items } = await tx.stagingJob.findUniqueOrThrow({ where: { id: of.jobId }, select: OF_ROUNDS });
  const number = roundsOf(items).filter(({ round }) => round <= of.round).length;
  const photo = items.length > 1 ? ` of photo ${of.position + 1}` : '';
  return `Round ${number}${photo} taken up again for`;
}
