import { recordActivity } from '../activity/recordActivity.js';
import type { Services } from '../services.js';
import { changeStatus } from './changeStatus.js';
import { countPhotos } from './describe.js';

/**
 * Ends a round once no image of it is waiting: with proofs to look at, or as a failure where there is none.
 * @returns false where images are still waiting or the job is not in that round's processing: nothing was changed
 */
export async function settleJob(services: Services, jobId: string, round: number): Promise<boolean> {
  return services.prisma.$transaction(async (tx) => {
    const job = await tx.stagingJob.findFirst({
      where: { id: jobId, round },
      include: { items: { orderBy: { position: 'asc' } }, project: true },
    });
    if (!job || job.items.some((item) => item.state === 'waiting' || item.state === 'staging')) return false;
    const staged = job.items.filter((item) => item.state === 'staged').length;
    const failure = staged > 0 ? null : failureOf(job.items.map((item) => item.failure));
    const event = staged > 0 ? 'finish' : 'fail';
    if (!(await changeStatus(tx, { job, event, where: { round }, data: { failure, estimatedCompletion: null } }))) {
      return false;
    }
    await recordActivity(tx, {
      workspaceId: job.workspaceId,
      actorId: null,
      action: staged > 0 ? 'staging_job_proof_ready' : 'staging_job_failed',
      entityType: 'staging_job',
      entityId: jobId,
      description:
        staged > 0
          ? `${countPhotos(staged)} of ${job.project.address} staged and ready for review`
          : `Staging failed for ${job.project.address}`,
    });
    return true;
  });
}

function failureOf(failures: readonly (string | null)[]): string {
  const first = failures.find((failure) => failure !== null) ?? 'The photo could not be staged.';
  return failures.length === 1 ? first : `None of the ${failures.length} photos could be staged. The first: ${first}`;
}
