import { recordActivity } from '../activity/recordActivity.js';
import type { Prisma } from '../db/generated/client.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { changeStatus } from './changeStatus.js';
import { countPhotos } from './countPhotos.js';

const INCLUDED = {
  items: { orderBy: { position: 'asc' }, include: { revisions: { where: { outcome: 'pending' } } } },
  project: true,
} as const satisfies Prisma.StagingJobInclude;

type SettledJob = Prisma.StagingJobGetPayload<{ include: typeof INCLUDED }>;

/**
 * Ends a round when none of its images waits: under review if there is a proof of any round, else as a failure.
 * @returns false when images still wait or the job is not processing that round; nothing changed
 */
export async function settleJob(services: Services, jobId: string, round: number): Promise<boolean> {
  return services.prisma.$transaction(async (tx) => {
    const job = await tx.stagingJob.findFirst({ where: { id: jobId, round }, include: INCLUDED });
    if (!job || job.items.some((item) => item.state === 'waiting' || item.state === 'staging')) return false;
    const staged = job.items.filter((item) => item.state === 'staged').length;
    const failure = staged > 0 ? null : failureOf(job.items.map((item) => item.failure));
    const event = staged > 0 ? 'finish' : 'fail';
    if (!(await changeStatus(tx, { job, event, where: { round }, data: { failure } }))) {
      return false;
    }
    const revisionFailed = (await settleRevision(tx, job)) === 'failed';
    if (staged > 0 && !revisionFailed)
      await services.queue.send(tx, { kind: 'tell', news: { kind: 'proof_ready', jobId, round, staged } });
    const { address } = job.project;
    await recordActivity(tx, {
      workspaceId: job.workspaceId,
      actorId: null,
      action: staged > 0 && !revisionFailed ? 'staging_job_proof_ready' : 'staging_job_failed',
      entityType: 'staging_job',
      entityId: jobId,
      description: descriptionOf({ address, staged, revisionFailed }),
    });
    return true;
  });
}

/** Records the outcome of the round's revision, if there was one. */
async function settleRevision(tx: Transaction, { id: jobId, round, items }: SettledJob) {
  const asked = items.filter(({ revisions }) => revisions.some((revision) => revision.round === round));
  if (asked.length === 0) return null;
  const made = await tx.stagingRound.count({ where: { round, item: { jobId } } });
  const outcome = made > 0 ? 'done' : 'failed';
  const failure = made > 0 ? null : failureOf(asked.map((item) => item.failure));
  await tx.revision.update({ where: { jobId_round: { jobId, round } }, data: { outcome, failure } });
  return outcome;
}

function descriptionOf(settled: { address: string; staged: number; revisionFailed: boolean }): string {
  const { address, staged, revisionFailed } = settled;
  if (staged === 0) return `Staging failed for ${address}`;
  if (revisionFailed) return `Revision failed for ${address}: its pictures are as they were`;
  return `${countPhotos(staged)} of ${address} staged and ready for review`;
}

function failureOf(failures: readonly (string | null)[]): string {
  const first = failures.find((failure) => failure !== null) ?? 'The photo could not be staged.';
  return failures.length === 1 ? first : `None of the ${failures.length} photos could be staged. The first: ${first}`;
}
