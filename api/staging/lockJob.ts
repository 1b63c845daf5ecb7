import type { Transaction } from '../db/client.js';

/** Locks a job's row until the transaction ends: other changes of the job and its items wait. */
export async function lockJob(tx: Transaction, jobId: string): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "StagingJob" WHERE "id" = ${jobId} FOR UPDATE`;
}
