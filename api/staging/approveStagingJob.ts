import type { Caller } from '../accounts/caller.js';
import type { Services } from '../services.js';
import { changeJob } from './changeJob.js';

/** Takes the proofs as they are; the finals are written next. @throws NotFoundError, ConflictError */
export async function approveStagingJob(caller: Caller, services: Services, id: string): Promise<{ id: string }> {
  return changeJob(caller, services, {
    id,
    event: 'approve',
    also: (tx) => services.queue.send(tx, { kind: 'deliver', jobId: id }),
    action: 'staging_job_approved',
    description: 'Staging approved for',
  });
}
