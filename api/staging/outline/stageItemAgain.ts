import type { Caller } from '../../domain/caller.js';
import type { Prisma, StagingItem, StagingJob } from '../../db/generated/client.js';
import { ConflictError } from '../../domain/errors.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { changeJob } from '../changeJob.js';
import { beginRevision } from '../beginRevision.js';
import { NEXT_ROUND } from '../nextRound.js';
import { requireOpen } from '../requireOpen.js';
import { followersOf } from '../sameRoom/sharing.js';
import { stageAnew } from '../stageAnew.js';
import { situationIn } from '../transitions.js';
import { queuePhotos } from '../turns/queuePhotos.js';

/** A change of what an image is staged on or with: its drawn floor, or the image whose furniture it has. */
interface ItemChange {
  readonly item: StagingItem & { readonly job: StagingJob };
  /** writes the change; throws when the image is not as expected */
  readonly write: (tx: Transaction) => Promise<void>;
  /** whether the comments of the picture that it shows still apply: not where other furniture is asked for */
  readonly keepsComments: boolean;
  /** the revision's reason */
  readonly reason: string;
  /** the timeline's texts before the address: in the same round, and in the next one */
  readonly descriptions: { readonly retried: string; readonly revised: string };
}

/**
 * Stages one image again, changed. A failed image is retried alone; in a cancelled job every image without a proof is
 * retried; in a job under review only this image goes into the next round, and with it those that have its furniture; the
 * others keep their proofs. An image with the furniture of another keeps it: only its own room is read anew.
 * @throws NotFoundError, ConflictError
 */
export function stageItemAgain(caller: Caller, services: Services, change: ItemChange) {
  const { state, job } = change.item;
  const inRound = state === 'failed' || situationIn(job) === 'failed';
  return inRound ? tryAgain(caller, services, change) : askAnew(caller, services, change);
}

/** Stages the image again in the same round. */
function tryAgain(caller: Caller, services: Services, { item, write, descriptions }: ItemChange) {
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
function askAnew(caller: Caller, services: Services, change: ItemChange) {
  const { item, write, keepsComments, reason, descriptions } = change;
  const { id, jobId } = item;
  return changeJob(caller, services, {
    id: jobId,
    ...NEXT_ROUND,
    also: async (tx, job) => {
      await requireOpen(tx, [id]);
      const comments = keepsComments ? await commentsOnShown(tx, item) : null;
      await write(tx);
      await beginRevision(services, tx, {
        job,
        reason,
        comments,
        itemIds: [id, ...(await followersOf(tx, [id]))],
        requestedBy: caller.userId,
      });
    },
    description: descriptions.revised,
  });
}

/** The comments of the revision that led to the picture which an image shows. */
async function commentsOnShown(tx: Transaction, { id, jobId }: StagingItem): Promise<string | null> {
  const shown = await tx.stagingRound.findFirst({ where: { itemId: id, proof: { proofOf: { some: { id } } } } });
  const before = shown && (await tx.revision.findUnique({ where: { jobId_round: { jobId, round: shown.round } } }));
  // those of a rearrangement are ours, not wishes
  return before?.edits ? null : (before?.comments ?? null);
}
