import type { StagingJob } from '../db/generated/client.js';

/** What all changes of a job have in common that begin its next round, as `changeJob` takes it. */
export const NEXT_ROUND = {
  event: 'requestRevision',
  // The round must not have changed, because the revision names it.
  where: (job: Pick<StagingJob, 'round'>) => ({ round: job.round }),
  data: { round: { increment: 1 } },
  action: 'staging_job_revision_requested',
} as const;
