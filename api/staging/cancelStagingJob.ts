import type { Caller } from '../domain/caller.js';
import { notify } from '../messaging/notify.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { decideOnJob } from './changeJob.js';
import { restoreItems } from './restoreItems.js';
import { CANCELLED } from './transitions.js';

/**
 * Cancels a job that waits or is being staged. Images keep their proofs. A job that was under review before returns to
 * review; any other waits until a person retries it.
 * @throws NotFoundError, ConflictError
 */
export async function cancelStagingJob(caller: Caller, services: Services, id: string): Promise<{ id: string }> {
  return decideOnJob(caller, services, id, async (before) => {
    const also = async (tx: Transaction) => {
      await restoreItems(services, tx, id);
      await tx.revision.updateMany({ where: { jobId: id, outcome: 'pending' }, data: { outcome: 'cancelled' } });
      await notify(tx, { kind: 'stagingQueue' });
    };
    const action = 'staging_job_cancelled';
    return (await wasReviewed(before, id))
      ? { event: 'callOff', also, action, description: 'Restaging called off for' }
      : { event: 'cancel', data: { failure: CANCELLED }, also, action, description: 'Staging cancelled for' };
  });
}

/** Whether every image had a result already, and at least one of them a proof. */
async function wasReviewed(tx: Transaction, jobId: string): Promise<boolean> {
  const items = await tx.stagingItem.findMany({ where: { jobId }, select: { proofMediaId: true, failure: true } });
  const hasProof = items.some(({ proofMediaId }) => proofMediaId !== null);
  return hasProof && items.every(({ proofMediaId, failure }) => proofMediaId !== null || failure !== null);
}
