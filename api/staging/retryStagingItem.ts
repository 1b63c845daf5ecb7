import type { Caller } from '../domain/caller.js';
import { ConflictError } from '../domain/errors.js';
import type { Services } from '../services.js';
import { changeJob } from './changeJob.js';
import { itemToStage } from './itemToStage.js';
import { stageAnew } from './stageAnew.js';
import { queuePhotos } from './turns/queuePhotos.js';

/**
 * Queues one failed image again; the job's other images keep their results.
 * @throws NotFoundError when the caller has no such image
 * @throws ConflictError when it did not fail, or the job's status does not allow it
 */
export async function retryStagingItem(caller: Caller, services: Services, id: string): Promise<{ id: string }> {
  const { jobId } = await itemToStage(caller, services, id);
  return changeJob(caller, services, {
    id: jobId,
    event: 'retryItem',
    also: async (tx, job) => {
      // The job's row is locked by now: a concurrent retry of the same image finds it queued.
      const queued = await stageAnew(tx, { id, state: 'failed', decision: { not: 'approved' } });
      if (queued === 0) throw new ConflictError('Only an image that could not be staged can be tried again alone.');
      await queuePhotos(services, tx, job);
    },
    action: 'staging_job_retried',
    description: 'Staging of one photo tried again for',
  });
}
