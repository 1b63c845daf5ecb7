import { holdWorkspace } from '../../accounts/holdWorkspace.js';
import type { StagingJob } from '../../db/generated/client.js';
import { ConflictError } from '../../domain/errors.js';
import { notify } from '../../messaging/notify.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { isRunning, situationIn } from '../transitions.js';
import { WAITING } from './fairOrder.js';

/**
 * Enqueues the waiting photos of a job: one message for each. Must be the last call in the transaction that makes them
 * wait.
 * @param job as it was before; the photos of one that is being staged keep their place in the order
 * @throws ConflictError when more photos of the workspace would wait than the limit allows
 */
export async function queuePhotos(
  { env, queue }: Services,
  tx: Transaction,
  job: Pick<StagingJob, 'id' | 'workspaceId' | 'status' | 'failure'>,
): Promise<void> {
  const { id, workspaceId } = job;
  // Locked until the order is written, so that two concurrent orders cannot both take the last places.
  await holdWorkspace(tx, workspaceId);
  const count = await tx.stagingItem.count({ where: { jobId: id, state: 'waiting' } });
  const waiting = await tx.stagingItem.count({ where: { ...WAITING, job: { ...WAITING.job, workspaceId } } });
  if (waiting > env.mostWaiting)
    throw new ConflictError(refusal(waiting - count, count, env.mostWaiting), 'LIMIT_REACHED');
  if (!isRunning(situationIn(job))) await tx.stagingJob.update({ where: { id }, data: { queuedAt: new Date() } });
  await queue.sendMany(tx, { kind: 'stage' }, count);
  await notify(tx, { kind: 'stagingQueue' });
}

function refusal(waiting: number, count: number, most: number): string {
  const room = Math.max(0, most - waiting);
  const wait = waiting === 1 ? '1 photo waits' : `${waiting} photos wait`;
  const left = room > 0 ? `there is room for ${room} more, not for ${count}` : 'there is no room for more';
  return (
    `${wait} to be staged, and at most ${most} may wait at once: ${left}. ` +
    'Try again when some are staged, or cancel a staging that is not needed.'
  );
}
