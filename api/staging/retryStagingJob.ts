import type { Caller } from '../accounts/caller.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { Services } from '../services.js';
import { changeJob } from './changeJob.js';
import { clearItems } from './clearItems.js';

export interface Retry {
  readonly id: string;
  readonly style?: StagingStyle | null;
  readonly roomType?: RoomType | null;
}

/**
 * Queues a failed job again, in another style or as another room where these are given. Images that have a proof keep
 * it, unless style or room change: a job keeps to one of each.
 * @throws NotFoundError, ConflictError
 */
export async function retryStagingJob(caller: Caller, services: Services, { id, style, roomType }: Retry) {
  return changeJob(caller, services, {
    id,
    event: 'retry',
    data: { style: style ?? undefined, roomType: roomType ?? undefined },
    also: async (tx, job) => {
      const changed = (style ?? job.style) !== job.style || (roomType ?? job.roomType) !== job.roomType;
      await clearItems(tx, { jobId: id, ...(!changed && { state: { not: 'staged' } }) });
      await services.queue.send(tx, { kind: 'stage', jobId: id, round: job.round });
    },
    action: 'staging_job_retried',
    description: 'Staging tried again for',
  });
}
