import { recordActivity } from '../activity/recordActivity.js';
import type { Prisma, StagingItem } from '../db/generated/client.js';
import type { Transaction } from '../db/client.js';
import type { Services } from '../services.js';
import { changeStatus } from './changeStatus.js';
import { countPhotos } from './countPhotos.js';
import { lockJob } from './lockJob.js';
import { OF_SITUATION, situationOf } from './situationOf.js';
import { writeIn } from '../domain/write.js';

const INCLUDED = {
  items: { orderBy: { position: 'asc' }, include: { revisions: OF_SITUATION.revisions } },
  revisions: {
    where: { outcome: 'pending' },
    include: { items: { orderBy: { position: 'asc' }, include: { rounds: { select: { round: true } } } } },
  },
  project: true,
} as const satisfies Prisma.StagingJobInclude;

/** What was approved or left out before is no news. */
const waitsForDecision = ({ state, decision }: Pick<StagingItem, 'state' | 'decision'>) =>
  state === 'staged' && decision === 'undecided';

type SettledJob = Prisma.StagingJobGetPayload<{ include: typeof INCLUDED }>;

/**
 * Ends a job's staging when none of its images waits: under review if there is a proof of any round, else as a failure.
 * @returns false when images still wait or the job is not being staged; nothing changed
 */
export async function settleJob(services: Services, jobId: string): Promise<boolean> {
  return writeIn(services.prisma, jobId, async (tx) => {
    await lockJob(tx, jobId);
    const job = await tx.stagingJob.findUnique({ where: { id: jobId }, include: INCLUDED });
    const situation = job && situationOf('processing', job.items);
    if (!job || situation === 'processing') return false;
    const staged = job.items.filter(waitsForDecision).length;
    const failure = situation === 'failed' ? failureOf(job.items.map((item) => item.failure)) : null;
    const event = situation === 'failed' ? 'fail' : 'finish';
    if (!(await changeStatus(tx, { job, event, data: { failure } }))) return false;
    const outcomes = await settleRevisions(tx, job);
    const revisionFailed = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'failed');
    const isNews = staged > 0 && !revisionFailed;
    const news = { kind: 'proof_ready', jobId, round: job.round, staged } as const;
    if (isNews) await services.queue.send(tx, { kind: 'tell', news });
    const { address } = job.project;
    await recordActivity(tx, {
      workspaceId: job.workspaceId,
      actorId: null,
      action: isNews ? 'staging_job_proof_ready' : 'staging_job_failed',
      entityType: 'staging_job',
      entityId: jobId,
      description: descriptionOf({ address, staged, revisionFailed }),
    });
    return true;
  });
}

/** Records the outcomes of the revisions that were being worked on. */
async function settleRevisions(tx: Transaction, { revisions }: SettledJob) {
  const outcomes: ('done' | 'failed')[] = [];
  for (const { id, round, items } of revisions) {
    const isMade = items.some(({ rounds }) => rounds.some((made) => made.round === round));
    const outcome = isMade ? 'done' : 'failed';
    const failure = isMade ? null : failureOf(items.map((item) => item.failure));
    await tx.revision.update({ where: { id }, data: { outcome, failure } });
    outcomes.push(outcome);
  }
  return outcomes;
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
