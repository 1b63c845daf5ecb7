import type { Caller } from '../accounts/caller.js';
import { newId } from '../graphql/ids.js';
import type { Services } from '../services.js';
import { changeJob } from './changeJob.js';
import { clearItems } from './clearItems.js';
import type { NewRevision } from './staging.rules.js';

/**
 * Turns the proofs down: every image is staged anew, in the next round, with another seed.
 * @throws NotFoundError, ConflictError
 */
export async function requestRevision(caller: Caller, services: Services, revision: NewRevision) {
  const { id, reason, comments } = revision;
  return changeJob(caller, services, {
    id,
    event: 'requestRevision',
    // The round must be the one that was read: it is what the revision and the message name.
    where: (job) => ({ round: job.round }),
    data: { round: { increment: 1 } },
    also: async (tx, job) => {
      const round = job.round + 1;
      await tx.revision.create({
        data: { id: newId('rev'), jobId: id, round, reason, comments, requestedBy: caller.userId },
      });
      await clearItems(tx, { jobId: id });
      await services.queue.send(tx, { kind: 'stage', jobId: id, round });
    },
    action: 'staging_job_revision_requested',
    description: 'Revision requested for',
  });
}
