import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { ConflictError, ValidationError } from '../domain/errors.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { beginRevision } from './beginRevision.js';
import { changeJob } from './changeJob.js';
import { NEXT_ROUND } from './nextRound.js';
import { requireOpen } from './requireOpen.js';
import { followersOf, requireOwnFurniture } from './sameRoom/sharing.js';
import { takeUpComments } from './takeUpComments.js';
import type { NewRevision } from './staging.rules.js';

/**
 * Stages images again in the next round, with other seeds. All images keep their proofs until there are new ones.
 * Other images of the job may be staged or decided on meanwhile.
 * @throws NotFoundError
 * @throws ConflictError when an image is decided on or being staged, or has the furniture of one that is not chosen; when
 *   the job's status does not allow it, or a comment is taken up already
 * @throws ValidationError when an image does not belong to the job, or a comment is not on one of the images
 */
export async function requestRevision(caller: Caller, services: Services, { id, ...revision }: NewRevision) {
  const { reason, comments, itemIds, style, commentIds } = revision;
  return changeJob(caller, services, {
    id,
    ...NEXT_ROUND,
    also: async (tx, job) => {
      const chosen = await chosenItems(tx, id, itemIds);
      await takeUpComments(tx, { itemIds: chosen, commentIds: commentIds ?? [] });
      await beginRevision(services, tx, {
        job,
        reason,
        comments: comments ?? null,
        itemIds: chosen,
        style,
        requestedBy: caller.userId,
      });
    },
    description: 'Revision requested for',
  });
}

/**
 * With those that have the furniture of a chosen one.
 * @param asked null: all images that can be staged again
 */
async function chosenItems(tx: Transaction, jobId: string, asked: NewRevision['itemIds']): Promise<string[]> {
  const open = {
    decision: 'undecided',
    state: { in: ['staged', 'failed'] },
  } as const satisfies Prisma.StagingItemWhereInput;
  const among = asked ? { id: { in: asked } } : open;
  const items = await tx.stagingItem.findMany({ where: { jobId, ...among }, select: { id: true } });
  if (asked && items.length < new Set(asked).size) {
    throw new ValidationError([{ path: 'itemIds', message: 'Choose photos of this staging job' }]);
  }
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) throw new ConflictError('Every photo of this staging job is decided on or being staged.');
  const all = [...new Set([...ids, ...(await followersOf(tx, ids))])];
  await requireOpen(tx, all);
  await requireOwnFurniture(tx, all);
  return all;
}
