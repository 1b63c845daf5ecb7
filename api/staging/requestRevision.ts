import type { Caller } from '../domain/caller.js';
import { ValidationError } from '../domain/errors.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { beginRevision } from './beginRevision.js';
import { changeJob } from './changeJob.js';
import type { NewRevision } from './staging.rules.js';

/**
 * Stages images again in the next round, with other seeds. All images keep their proofs until there are new ones.
 * @throws NotFoundError, ConflictError
 * @throws ValidationError when an image does not belong to the job
 */
export async function requestRevision(caller: Caller, services: Services, { id, ...revision }: NewRevision) {
  const { reason, comments, itemIds, style } = revision;
  return changeJob(caller, services, {
    id,
    event: 'requestRevision',
    // The round must not have changed, because the revision names it.
    where: (job) => ({ round: job.round }),
    data: { round: { increment: 1 } },
    also: async (tx, job) => {
      const chosen = await chosenItems(tx, id, itemIds);
      await beginRevision(services, tx, {
        job,
        reason,
        comments: comments ?? null,
        itemIds: chosen,
        style,
        requestedBy: caller.userId,
      });
    },
    action: 'staging_job_revision_requested',
    description: 'Revision requested for',
  });
}

/** @param asked null: all images of the job */
async function chosenItems(tx: Transaction, jobId: string, asked: NewRevision['itemIds']): Promise<string[]> {
  const among = asked ? { id: { in: asked } } : {};
  const items = await tx.stagingItem.findMany({ where: { jobId, ...among }, select: { id: true } });
  if (asked && items.length < new Set(asked).size) {
    throw new ValidationError([{ path: 'itemIds', message: 'Choose photos of this staging job' }]);
  }
  return items.map(({ id }) => id);
}
