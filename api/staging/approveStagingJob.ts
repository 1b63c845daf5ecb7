import { actorIdOf, type Caller } from '../domain/caller.js';
import { ConflictError } from '../domain/errors.js';
import type { Services } from '../services.js';
import { changeJob } from './changeJob.js';
import { showRound } from './showRound.js';
import { approvalTime } from './takeBack.js';

interface Approval {
  readonly id: string;
  /** 1 for the first round; null: what each photo shows, which is the newest unless another was taken up */
  readonly round?: number | null;
}

/**
 * Approves every undecided photo that has a picture, and leaves out those without one; the finals are written
 * afterwards.
 * @throws NotFoundError, ConflictError
 * @throws ValidationError when the job has no such round
 */
export async function approveStagingJob(caller: Caller, services: Services, approval: Approval) {
  const { id, round } = approval;
  return changeJob(caller, services, {
    id,
    event: 'approve',
    also: async (tx) => {
      const approvedAt = approvalTime(actorIdOf(caller));
      const undecided = { jobId: id, decision: 'undecided' } as const;
      if (round != null) await showRound(tx, undecided, round);
      await tx.stagingItem.updateMany({
        where: { ...undecided, state: 'staged' },
        data: { decision: 'approved', approvedAt },
      });
      await tx.stagingItem.updateMany({ where: undecided, data: { decision: 'left_out' } });
      const approved = await tx.stagingItem.count({ where: { jobId: id, decision: 'approved' } });
      if (approved === 0) throw new ConflictError('No photo has a picture in that round that could be approved.');
      await services.queue.send(tx, { kind: 'deliver', jobId: id });
    },
    action: 'staging_job_approved',
    description: 'Staging approved for',
  });
}
