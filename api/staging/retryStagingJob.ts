import type { Caller } from '../domain/caller.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { Services } from '../services.js';
import { changeJob } from './changeJob.js';
import { stageAnew } from './stageAnew.js';
import { queuePhotos } from './turns/queuePhotos.js';

interface Retry {
  readonly id: string;
  readonly style?: StagingStyle | null;
  readonly roomType?: RoomType | null;
}

/**
 * Queues a failed job again, optionally in another style or as another room type. Images with a proof keep it; when
 * style or room type changes, they keep it until there is a new one. Where all images were left out, all are staged
 * again.
 * @throws NotFoundError, ConflictError
 */
export async function retryStagingJob(caller: Caller, services: Services, { id, style, roomType }: Retry) {
  return changeJob(caller, services, {
    id,
    event: 'retry',
    data: { style: style ?? undefined, roomType: roomType ?? undefined },
    also: async (tx, job) => {
      const look = { style: style ?? job.style, roomType: roomType ?? job.roomType };
      const changed = look.style !== job.style || look.roomType !== job.roomType;
      const undecided = { jobId: id, decision: 'undecided' } as const;
      const isOver = (await tx.stagingItem.count({ where: undecided })) === 0;
      if (isOver) await stageAnew(tx, { jobId: id, decision: 'left_out' }, look);
      else await stageAnew(tx, { ...undecided, ...(!changed && { state: { not: 'staged' } }) }, look);
      await queuePhotos(services, tx, job);
    },
    action: 'staging_job_retried',
    description: 'Staging tried again for',
  });
}
