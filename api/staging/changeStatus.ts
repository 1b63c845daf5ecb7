import type { Prisma } from '../db/generated/client.js';
import { notify } from '../messaging/notify.js';
import type { Transaction } from '../db/client.js';
import { movesOf, SITUATIONS, type Situation, type StagingEvent } from './transitions.js';

interface StatusChange {
  readonly job: { readonly id: string; readonly workspaceId: string };
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
