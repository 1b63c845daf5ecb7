import type { Prisma } from '../db/generated/client.js';
import { notify } from '../messaging/notify.js';
import type { Transaction } from '../db/client.js';
import { SITUATIONS, TRANSITIONS, type StagingEvent } from './transitions.js';

interface StatusChange {
  readonly job: { readonly id: string; readonly workspaceId: string };
  readonly event: StagingEvent;
  /** further conditions, e.g. the round */
  readonly where?: Prisma.StagingJobWhereInput;
  /**
   * further columns that change with the status; events that end in failure need a `failure`, others must not have one
   */
  readonly data?: Prisma.StagingJobUpdateManyMutationInput;
}

/**
 * Moves a job along the table of transitions if its status allows the event, and publishes the change.
 * @returns false when the status does not allow it and nothing changed; of two concurrent calls one returns true
 */
export async function changeStatus(tx: Transaction, { job, event, where, data }: StatusChange): Promise<boolean> {
  const { from, to } = TRANSITIONS[event];
  const { count } = await tx.stagingJob.updateMany({
    where: { AND: [{ id: job.id }, { OR: from.map((situation) => SITUATIONS[situation]) }, where ?? {}] },
    data: { failure: null, ...data, status: SITUATIONS[to].status },
  });
  if (count === 0) return false;
  await notify(tx, { kind: 'stagingJob', workspaceId: job.workspaceId, id: job.id });
  return true;
}
