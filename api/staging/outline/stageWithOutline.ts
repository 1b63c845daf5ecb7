import type { Caller } from '../../accounts/caller.js';
import type { Prisma, StagingItem, StagingJob } from '../../db/generated/client.js';
import { NotFoundError, ValidationError } from '../../graphql/errors.js';
import { newId, typeOfId } from '../../graphql/ids.js';
import type { Services, Transaction } from '../../services.js';
import type { RoomOutline } from '../../stager/contract.js';
import { faultOfOutline } from '../../stager/outline/checkOutline.js';
import { changeJob } from '../changeJob.js';
import { clearItems } from '../clearItems.js';
import { visibleStagingItems } from '../staging.access.js';
import type { DrawnOutline } from './outline.rules.js';

const REASON = 'The floor was outlined by hand';

interface Outlined {
  readonly item: StagingItem & { readonly job: StagingJob };
  readonly outline: RoomOutline;
}

/**
 * Stages one image on the floor that a person drew. One that failed is tried again alone; of a job that was cancelled
 * every image without a proof is; of a job under review this image alone goes into the next round, and the others keep
 * their proofs.
 * @throws NotFoundError, ConflictError; ValidationError where no room can have that floor
 */
export async function stageWithOutline(caller: Caller, services: Services, { itemId, outline }: DrawnOutline) {
  const item = await services.prisma.stagingItem.findFirst({
    where: { id: typeOfId(itemId) === 'StagingItem' ? itemId : '', ...visibleStagingItems(caller) },
    include: { input: true, job: true },
  });
  if (!item) throw new NotFoundError('Photo not found');
  const fault = faultOfOutline(outline, item.input);
  if (fault !== null) throw new ValidationError([{ path: 'outline', message: fault }]);
  const again = item.state === 'failed' || item.job.status === 'rework';
  return again ? tryAgain(caller, services, { item, outline }) : askAnew(caller, services, { item, outline });
}

/** In the same round. */
function tryAgain(caller: Caller, services: Services, { item, outline }: Outlined) {
  const { id, jobId } = item;
  const alone = item.state === 'failed';
  return changeJob(caller, services, {
    id: jobId,
    event: alone ? 'retryItem' : 'retry',
    also: async (tx, job) => {
      await keepOutline(tx, id, outline);
      await clearItems(tx, alone ? { id } : { jobId, OR: [{ id }, { state: { not: 'staged' } }] });
      await services.queue.send(tx, { kind: 'stage', jobId, round: job.round });
    },
    action: 'staging_job_retried',
    description: 'Staging tried again, with the floor outlined by hand, for',
  });
}

/** In the next round. */
function askAnew(caller: Caller, services: Services, { item, outline }: Outlined) {
  const { id, jobId } = item;
  return changeJob(caller, services, {
    id: jobId,
    event: 'requestRevision',
    // The round must be the one that was read: it is what the revision and the message name.
    where: (job) => ({ round: job.round }),
    data: { round: { increment: 1 } },
    also: async (tx, job) => {
      const round = job.round + 1;
      // What was asked for of the round before still holds: only the floor is another.
      const before = await tx.revision.findUnique({ where: { jobId_round: { jobId, round: job.round } } });
      const comments = before?.comments ?? null;
      await tx.revision.create({
        data: { id: newId('rev'), jobId, round, reason: REASON, comments, requestedBy: caller.userId },
      });
      await keepOutline(tx, id, outline);
      await clearItems(tx, { id });
      await services.queue.send(tx, { kind: 'stage', jobId, round });
    },
    action: 'staging_job_revision_requested',
    description: 'Revision with the floor outlined by hand requested for',
  });
}

async function keepOutline(tx: Transaction, id: string, outline: RoomOutline): Promise<void> {
  await tx.stagingItem.update({
    where: { id },
    data: { outline: { ...outline } as unknown as Prisma.InputJsonObject },
  });
}
