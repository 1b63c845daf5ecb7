import type { Caller } from '../domain/caller.js';
import type { ActivityAction } from '../activity/recordActivity.js';
import type { Transaction } from '../db/client.js';
import type { StagingItem } from '../db/generated/client.js';
import type { StagingDecision } from '../db/generated/enums.js';
import { ConflictError, ValidationError } from '../domain/errors.js';
import type { Services } from '../services.js';
import { decideWithin, memberDecides, type Decider } from './changeJob.js';
import { countPhotos } from './countPhotos.js';
import { showRound } from './showRound.js';
import { isInWork, OF_SITUATION, situationOf } from './situationOf.js';
import type { ItemsDecision } from './staging.rules.js';
import { approvalTime, finality, withdrawFinals } from './takeBack.js';
import { ALL_LEFT_OUT, situationIn, type Situation } from './transitions.js';
import { writeAs } from '../domain/write.js';

interface Outcome {
  readonly action: ActivityAction;
  /** the timeline's words between the number of photos and the address */
  readonly words: string;
  /** why the photo cannot be decided so; null when it can */
  readonly refusal: (photo: StagingItem) => string | null;
}

const IN_WORK = 'is being staged. Decide when its picture is there, or cancel the staging';
const APPROVED = 'is approved already';
const LEFT_OUT = 'is left out. Take it in again first';

const OUTCOMES: Readonly<Record<StagingDecision, Outcome>> = {
  approved: {
    action: 'staging_photos_approved',
    words: 'approved for',
    refusal: (photo) => {
      if (photo.decision === 'approved') return APPROVED;
      if (photo.decision === 'left_out') return LEFT_OUT;
      if (isInWork(photo)) return IN_WORK;
      return photo.state === 'staged' && photo.proofMediaId !== null ? null : 'has no picture that could be approved';
    },
  },
  left_out: {
    action: 'staging_photos_left_out',
    words: 'left out for',
    refusal: ({ decision }) => {
      if (decision === 'approved') return APPROVED;
      return decision === 'left_out' ? 'is left out already' : null;
    },
  },
  undecided: {
    action: 'staging_photos_taken_in',
    words: 'taken in again for',
    refusal: (photo) => {
      if (photo.decision === 'approved') return finality(photo);
      return photo.decision === 'undecided' ? 'is not left out' : null;
    },
  },
};

/** The outcome `undecided` where photos among them were approved. */
const TAKEN_BACK = { action: 'staging_approval_withdrawn', words: 'not approved any more for' } as const;

const LEFT_OUT_EARLY = 'It was left out before it was staged.';

/**
 * Approves photos of a job, leaves them out, or makes them undecided again: left out ones, and approved ones whose
 * approval can be taken back. What is approved is delivered at once; when no photo is undecided any more the job is
 * approved.
 * @throws NotFoundError
 * @throws ValidationError when a photo does not belong to the job, or the job has no such round
 * @throws ConflictError when a photo cannot be decided so, or the job's status does not allow it
 */
export function decideOnStagingItems(caller: Caller, services: Services, input: ItemsDecision) {
  const decider = memberDecides(caller);
  return writeAs(caller, services.prisma, (tx) => decideOnItemsWithin(tx, { decider, queue: services.queue, input }));
}

interface ItemsDecided {
  readonly decider: Decider;
  readonly queue: Services['queue'];
  readonly input: ItemsDecision;
}

/** Like decideOnStagingItems, within a transaction that changes more, and by anybody who may decide. */
export function decideOnItemsWithin(transaction: Transaction, { decider, queue, input }: ItemsDecided) {
  const { id, itemIds, decision, round } = input;
  return decideWithin(transaction, decider, id, async (tx, job) => {
    const now = situationIn(job);
    if (decision === 'approved' && round != null) await showRound(tx, { jobId: id, id: { in: itemIds } }, round);
    const allDecided = (await tx.stagingItem.count({ where: { jobId: id, decision: 'undecided' } })) === 0;
    const photos = await requireDecidable(tx, { jobId: id, itemIds, decision, running: now !== 'failed' });
    const approved = photos.filter((photo) => photo.decision === 'approved');
    if (approved.length > 0) await withdrawFinals({ queue }, tx, { job, photos: approved });
    await decide(tx, photos, { decision, approvedAt: decision === 'approved' ? approvalTime(decider.actorId) : null });
    const after = await tx.stagingItem.findMany({ where: { jobId: id }, select: OF_SITUATION });
    const to = withoutDelivery(situationOf(now === 'failed' && allDecided ? 'proofReady' : now, after));
    const isOver = to === 'failed' && after.every((photo) => photo.decision !== 'undecided');
    const { action, words } = approved.length > 0 ? TAKEN_BACK : OUTCOMES[decision];
    return {
      event: approved.length > 0 ? 'takeBack' : 'decide',
      to,
      data: to === 'failed' ? { failure: isOver ? ALL_LEFT_OUT : job.failure } : {},
      also: async () => {
        if (decision === 'approved' || to === 'approved') await queue.send(tx, { kind: 'deliver', jobId: id });
      },
      action,
      description: `${countPhotos(photos.length)} ${words}`,
    };
  });
}

/** The worker delivers, also when all finals are there already: it tells so in the timeline. */
const withoutDelivery = (situation: Situation): Situation => (situation === 'delivered' ? 'approved' : situation);

interface Asked {
  readonly jobId: string;
  readonly itemIds: readonly string[];
  readonly decision: StagingDecision;
  /** whether waiting photos wait for a worker, not for a person */
  readonly running: boolean;
}

async function requireDecidable(tx: Transaction, { jobId, itemIds, decision, running }: Asked) {
  const photos = await tx.stagingItem.findMany({ where: { jobId, id: { in: [...itemIds] } } });
  if (photos.length < itemIds.length) {
    throw new ValidationError([{ path: 'itemIds', message: 'Choose photos of this staging job' }]);
  }
  for (const photo of photos) {
    const inWork = running && isInWork(photo) && photo.decision === 'undecided' ? IN_WORK : null;
    const refusal = OUTCOMES[decision].refusal(photo) ?? inWork;
    if (refusal !== null) throw new ConflictError(`Photo ${photo.position + 1} ${refusal}.`);
  }
  return photos;
}

async function decide(
  tx: Transaction,
  photos: readonly StagingItem[],
  decided: Pick<StagingItem, 'decision' | 'approvedAt'>,
): Promise<void> {
  const ids = photos.map(({ id }) => id);
  await tx.stagingItem.updateMany({ where: { id: { in: ids } }, data: decided });
  // A photo of a cancelled job that never was staged no longer waits, and can be tried again when it is taken in.
  await tx.stagingItem.updateMany({
    where: { id: { in: ids }, decision: 'left_out', state: { in: ['waiting', 'staging'] } },
    data: { state: 'failed', progress: 1, failure: LEFT_OUT_EARLY },
  });
}
