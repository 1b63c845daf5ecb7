import type { Caller } from '../../domain/caller.js';
import type { StagingItem, StagingJob } from '../../db/generated/client.js';
import { NotFoundError } from '../../domain/errors.js';
import { typeOfId } from '../../domain/ids.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { changeJob } from '../changeJob.js';
import { beginRevision } from '../beginRevision.js';
import { visibleStagingItems } from '../staging.access.js';
import { stageAnew } from '../stageAnew.js';
import { queuePhotos } from '../turns/queuePhotos.js';

/** Another floor for an image, or none. */
interface FloorChange {
  readonly item: StagingItem & { readonly job: StagingJob };
  /** writes the floor; throws where it is not as it was expected */
  readonly write: (tx: Transaction) => Promise<void>;
  /** why a revision is asked for */
  readonly reason: string;
  /** for the timeline, before the address: in the same round, and in the next one */
  readonly descriptions: { readonly retried: string; readonly revised: string };
}

/** @throws NotFoundError where there is no such image for the caller */
export async function itemToStage(caller: Caller, services: Services, itemId: string) {
  const item = await services.prisma.stagingItem.findFirst({
    where: { id: typeOfId(itemId) === 'StagingItem' ? itemId : '', ...visibleStagingItems(caller) },
    include: { input: true, job: true },
  });
  if (!item) throw new NotFoundError('Photo not found');
  return item;
}

/**
 * Stages one image on another floor. One that failed is tried again alone; of a job that was cancelled every image
 * without a proof is; of a job under review this image alone goes into the next round: the others keep their proofs.
 * @throws NotFoundError, ConflictError
 */
export function stageItemAgain(caller: Caller, services: Services, change: FloorChange) {
  const { state, job } = change.item;
  const inRound = state === 'failed' || job.status === 'rework';
  return inRound ? tryAgain(caller, services, change) : askAnew(caller, services, change);
}

/** In the same round. */
function tryAgain(caller: Caller, services: Services, { item, write, descriptions }: FloorChange) {
  const { id, jobId } = item;
  const alone = item.state === 'failed';
  return changeJob(caller, services, {
    id: jobId,
    event: alone ? 'retryItem' : 'retry',
    also: async (tx, job) => {
      await write(tx);
      await stageAnew(tx, alone ? { id } : { jobId, OR: [{ id }, { state: { not: 'staged' } }] });
      await queuePhotos(services, tx, job);
    },
    action: 'staging_job_retried',
    description: descriptions.retried,
  });
}

/** In the next round. */
function askAnew(caller: Caller, services: Services, { item, write, reason, descriptions }: FloorChange) {
  const { id, jobId } = item;
  return changeJob(caller, services, {
    id: jobId,
    event: 'requestRevision',
    // The round must be the one that was read: it is what the revision names.
    where: (job) => ({ round: job.round }),
    data: { round: { increment: 1 } },
    also: async (tx, job) => {
      // What was asked for of the picture that is shown still holds: only the floor is another.
      const shown = await tx.stagingRound.findFirst({ where: { itemId: id, proof: { proofOf: { some: { id } } } } });
      const before = shown && (await tx.revision.findUnique({ where: { jobId_round: { jobId, round: shown.round } } }));
      await write(tx);
      await beginRevision(services, tx, {
        job,
        reason,
        comments: before?.comments ?? null,
        itemIds: [id],
        requestedBy: caller.userId,
      });
    },
    action: 'staging_job_revision_requested',
    description: descriptions.revised,
  });
}
