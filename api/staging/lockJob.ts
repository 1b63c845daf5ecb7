import type { Transaction } from '../db/client.js';

/** Holds a job's row until the transaction ends: whoever else changes this job or its items waits. */
export async function lockJob(tx: Transaction, jobId: string): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "StagingJob" WHERE "id" = ${jobId} FOR UPDATE`;
}
