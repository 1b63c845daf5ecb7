import type { Services } from '../services.js';
import { recordFailure } from './recordFailure.js';
import { settleJob } from './settleJob.js';

/**
 * Ends a round that no worker could bring to its end: what is still waiting fails with the sentence, what is staged
 * stays.
 */
export async function abandonJob(services: Services, jobId: string, round: number, sentence: string): Promise<void> {
  const waiting = await services.prisma.stagingItem.findMany({
    where: { jobId, state: { in: ['waiting', 'staging'] }, job: { round, status: 'processing' } },
    include: { job: true },
  });
  for (const { id: itemId, job, outline } of waiting) {
    await recordFailure(services, { itemId, job, outline }, { sentence });
  }
  await settleJob(services, jobId, round);
}
