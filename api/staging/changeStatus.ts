import type { Prisma } from '../db/generated/client.js';
import { notify } from '../messaging/notify.js';
import type { Transaction } from '../db/client.js';
import { SITUATIONS, TRANSITIONS, type StagingEvent } from './transitions.js';

interface StatusChange {
  readonly job: { readonly id: string; readonly workspaceId: string };
  readonly event: StagingEvent;
  /** what else must hold, e.g. the round */
  readonly where?: Prisma.StagingJobWhereInput;
  /** what else changes with the status; a `failure` belongs to every event that ends in failure, and to no other */
  readonly data?: Prisma.StagingJobUpdateManyMutationInput;
}

/**
 * Moves a job along the table of transitions, if it still stands where the event may begin, and tells the bus.
 * @returns false where it does not: nothing was changed. Of two at once one gets true.
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
