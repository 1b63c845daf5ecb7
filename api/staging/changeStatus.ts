import type { Prisma, StagingJob } from '../db/generated/client.js';
import { notify } from '../messaging/notify.js';
import type { Transaction } from '../db/client.js';
import type { EventType } from '../webhooks/eventTypes.js';
import { recordEvent } from '../webhooks/recordEvent.js';
import { movesOf, situationIn, SITUATIONS, type Situation, type StagingEvent } from './transitions.js';

interface StatusChange {
  /** as it is before the change; its row is locked */
  readonly job: Pick<StagingJob, 'id' | 'workspaceId' | 'projectId' | 'status' | 'failure'>;
  readonly event: StagingEvent;
  /** the situation that follows, of an event after which several may; absent: the only one */
  readonly to?: Situation | undefined;
  /** further conditions, e.g. the round */
  readonly where?: Prisma.StagingJobWhereInput | undefined;
  /**
   * further columns that change with the status; events that end in failure need a `failure`, others must not have one
   */
  readonly data?: Prisma.StagingJobUpdateManyMutationInput | undefined;
}

/**
 * Moves a job along the table of transitions if its status allows the event, and publishes the change.
 * @returns false when the status does not allow it and nothing changed; of two concurrent calls one returns true
 */
export async function changeStatus(tx: Transaction, { job, event, to, where, data }: StatusChange): Promise<boolean> {
  for (const [target, before] of movesByTarget(event, to)) {
    const { count } = await tx.stagingJob.updateMany({
      where: { AND: [{ id: job.id }, { OR: before.map((situation) => SITUATIONS[situation]) }, where ?? {}] },
      data: { failure: null, ...data, status: SITUATIONS[target].status },
    });
    if (count === 0) continue;
    await notify(tx, { kind: 'stagingJob', workspaceId: job.workspaceId, id: job.id });
    await tellWebhooks(tx, { job, event, target });
    return true;
  }
  return false;
}

/** The situations before, by the one that follows. */
function movesByTarget(event: StagingEvent, to: Situation | undefined): Map<Situation, Situation[]> {
  const targets = new Map<Situation, Situation[]>();
  for (const [before, after] of movesOf(event)) {
    const target = to ?? after[0];
    if (after.includes(target)) targets.set(target, [...(targets.get(target) ?? []), before]);
  }
  return targets;
}

/** What webhooks are told when a job comes to a situation. */
const EVENTS: Readonly<Partial<Record<Situation, EventType>>> = {
  processing: 'staging_job.processing',
  proofReady: 'staging_job.proof_ready',
  failed: 'staging_job.failed',
  approved: 'staging_job.approved',
  delivered: 'staging_job.delivered',
};

type Told = Pick<StatusChange, 'job' | 'event'> & { readonly target: Situation };

async function tellWebhooks(tx: Transaction, { job, event, target }: Told): Promise<void> {
  const { id, workspaceId, projectId } = job;
  const isCancelled = event === 'cancel' || event === 'callOff';
  const isNew = target !== situationIn(job);
  const news = event === 'takeBack' ? 'staging_job.approval_withdrawn' : EVENTS[target];
  const type = isCancelled ? 'staging_job.cancelled' : isNew ? news : undefined;
  if (type === undefined) return;
  const { status } = SITUATIONS[target];
  await recordEvent(tx, { workspaceId, type, objectId: id, data: { jobId: id, projectId, status } });
}
