import type { Caller } from '../domain/caller.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { Services } from '../services.js';
import { changeJob } from './changeJob.js';
import { stageAsOrdered } from './stageAsOrdered.js';
import { queuePhotos } from './turns/queuePhotos.js';

interface Retry {
  readonly id: string;
  readonly style?: StagingStyle | null;
  readonly roomType?: RoomType | null;
}

/**
 * Queues a failed job again, optionally all its undecided photos in another style or as another room type; otherwise
 * each in the look in which it was ordered. Images with a proof keep it; when their look changes, they keep it until
 * there is a new one. Where all images were left out, all are staged again.
 * @throws NotFoundError, ConflictError
 */
export async function retryStagingJob(caller: Caller, services: Services, { id, style, roomType }: Retry) {
  return changeJob(caller, services, {
    id,
    event: 'retry',
    data: { style: style ?? undefined, roomType: roomType ?? undefined },
    also: async (tx, job) => {
      await stageAsOrdered(tx, job, { style, roomType });
      await queuePhotos(services, tx, job);
    },
    action: 'staging_job_retried',
    description: 'Staging tried again for',
  });
}
