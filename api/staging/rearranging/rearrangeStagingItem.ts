import { unitsOfCaller } from '../../accounts/units/unitsOf.js';
import type { Caller } from '../../domain/caller.js';
import { ValidationError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import { StageRefusal, type Plan } from '../../stager/contract.js';
import { editPlanInSteps } from '../../stager/design/edits/editPlan.js';
import { editWords } from '../../stager/design/edits/editWords.js';
import { runWithYields } from '../../stager/runWithYields.js';
import type { Steps } from '../../stager/steps.js';
import { beginRevision } from '../beginRevision.js';
import { changeJob } from '../changeJob.js';
import { inVersion } from '../columns/columnReader.js';
import { readPlan, readRoom } from '../columns/readPlan.js';
import { itemToStage } from '../itemToStage.js';
import { NEXT_ROUND } from '../nextRound.js';
import { notesFor, preservedBy } from '../ordered.js';
import { requireOpen } from '../requireOpen.js';
import { requireShown } from '../requireShown.js';
import { resultOfItem } from '../resultOfItem.js';
import { followersOf, partRooms, requireOwnFurniture } from '../sameRoom/sharing.js';
import type { Rearrangement } from './rearrange.rules.js';

/**
 * Stages one image in the next round with its furniture rearranged, and with it the images that share it; nothing else
 * changes.
 * @throws NotFoundError when the caller has no such image, or it has no such result
 * @throws ValidationError when the edits break a hard rule of the room
 * @throws ConflictError when the image shows another result by now, is decided on or being staged, or has the furniture
 *   of another one
 */
export async function rearrangeStagingItem(
  caller: Caller,
  services: Services,
  { itemId, resultId, edits }: Rearrangement,
) {
  const item = await itemToStage(caller, services, itemId);
  const { id, jobId } = item;
  const result = await resultOfItem(services.prisma, id, resultId);
  const [plan, units] = [readPlan(result), await unitsOfCaller(caller, services)];
  const options = { units, preserve: preservedBy(item.job), notes: notesFor(item.job, item) };
  const { style } = await whereFitting(editPlanInSteps(readRoom(result), plan, edits, options));
  return changeJob(caller, services, {
    id: jobId,
    ...NEXT_ROUND,
    also: async (tx, job) => {
      await requireOpen(tx, [id]);
      await requireShown(tx, id, resultId);
      await requireOwnFurniture(tx, [id]);
      await partRooms(tx, id);
      await beginRevision(services, tx, {
        job,
        reason: 'The furniture was rearranged',
        comments: editWords(plan, edits, units),
        itemIds: [id, ...(await followersOf(tx, [id]))],
        style: style !== item.style ? style : null,
        rearranged: { resultId, edits: inVersion(1, { edits }) },
        requestedBy: caller.userId,
      });
    },
    description: 'Rearranged furniture ordered for',
  });
}

/** @throws ValidationError in place of the engine's refusal */
async function whereFitting(edited: Steps<Plan>): Promise<Plan> {
  try {
    return await runWithYields(edited, undefined);
  } catch (error) {
    if (!(error instanceof StageRefusal)) throw error;
    throw new ValidationError([{ path: 'edits', message: error.message }]);
  }
}
