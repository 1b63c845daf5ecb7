import type { Caller } from '../../domain/caller.js';
import type { Prisma, StagingItem, StagingJob } from '../../db/generated/client.js';
import { ConflictError } from '../../domain/errors.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { changeJob } from '../changeJob.js';
import { beginRevision } from '../beginRevision.js';
import { NEXT_ROUND } from '../nextRound.js';
import { requireOpen } from '../requireOpen.js';
import { stageAnew } from '../stageAnew.js';
import { situationIn } from '../transitions.js';
import { queuePhotos } from '../turns/queuePhotos.js';

/** A change of an image's drawn floor: another one, or none. */
interface FloorChange {
  readonly item: StagingItem & { readonly job: StagingJob };
  /** writes the floor; throws when the floor is not the expected one */
  readonly write: (tx: Transaction) => Promise<void>;
  /** the revision's reason */
  readonly reason: string;
  /** the timeline's texts before the address: in the same round, and in the next one */
  readonly descriptions: { readonly retried: string; readonly revised: string };
}

/**
 * Stages one image on another floor. A failed image is retried alone; in a cancelled job every image without a proof is
 * retried; in a job under review only this image goes into the next round, and the others keep their proofs.
 * @throws NotFoundError, ConflictError
 */
export function stageItemAgain(caller: Caller, services: Services, change: FloorChange) {
  const { state, job } = change.item;
  const inRound = state === 'failed' || situationIn(job) === 'failed';
  return inRound ? tryAgain(caller, services, change) : askAnew(caller, services, change);
}

/** Stages the image again in the same round. */
function tryAgain(caller: Caller, services: Services, { item, write, descriptions }: FloorChange) {
  const { id, jobId } = item;
  const alone = item.state === 'failed';
  return changeJob(caller, services, {
    id: jobId,
    event: alone ? 'retryItem' : 'retry',
    also: async (tx, job) => {
      await write(tx);
      const open = { decision: 'undecided' } as const;
      const others = { jobId, OR: [{ id }, { state: { not: 'staged' } }] } satisfies Prisma.StagingItemWhereInput;
      const queued = await stageAnew(tx, alone ? { id, state: 'failed', ...open } : { ...others, ...open });
      if (queued === 0) throw new ConflictError('This photo is left out, or it is being staged already.');
      await queuePhotos(services, tx, job);
    },
    action: 'staging_job_retried',
    description: descriptions.retried,
  });
}

/** Stages the image again in the next round. */
function askAnew(caller: Caller, services: Services, { item, write, reason, descriptions }: FloorChange) {
  const { id, jobId } = item;
  return changeJob(caller, services, {
    id: jobId,
    ...NEXT_ROUND,
    also: async (tx, job) => {
      await requireOpen(tx, [id]);
      // The earlier request still applies: only the floor changes.
      const shown = await tx.stagingRound.findFirst({ where: { itemId: id, proof: { proofOf: { some: { id } } } } });
      const before = shown && (await tx.revision.findUnique({ where: { jobId_round: { jobId, round: shown.round } } }));
      await write(tx);
      await beginRevision(services, tx, {
        job,
        reason,
        // those of a rearrangement are ours, not wishes
        comments: before?.edits ? null : (before?.comments ?? null),
        itemIds: [id],
        requestedBy: caller.userId,
      });
    },
    description: descriptions.revised,
  });
}
