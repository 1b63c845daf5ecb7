import type { Caller } from '../accounts/caller.js';
import type { Services } from '../services.js';
import { changeJob } from './changeJob.js';
import { clearItems } from './clearItems.js';

/** Stops a job that waits or is being staged. What has a proof keeps it. @throws NotFoundError, ConflictError */
export async function cancelStagingJob(caller: Caller, services: Services, id: string): Promise<{ id: string }> {
  return changeJob(caller, services, {
    id,
    event: 'cancel',
    data: { failure: 'Cancelled', estimatedCompletion: null },
    also: async (tx) => {
      await clearItems(tx, { jobId: id, state: 'staging' });
    },
    action: 'staging_job_cancelled',
    description: 'Staging cancelled for',
  });
}
