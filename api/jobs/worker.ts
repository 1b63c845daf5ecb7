/** What the queue's messages set going. Any number of workers against one database. */
import type { Services } from '../services.js';
import { abandonJob } from '../staging/abandonJob.js';
import { deliverJob } from './deliverJob.js';
import { stageJob, UNEXPECTED } from './stageJob.js';

/** Takes work until the services' queue is closed. */
export async function startWorker(services: Services): Promise<void> {
  await services.queue.work({
    stage: {
      work: ({ jobId, round }, signal) => stageJob(services, jobId, round, signal),
      giveUp: ({ jobId, round }) => abandonJob(services, jobId, round, UNEXPECTED),
    },
    deliver: {
      work: ({ jobId }, signal) => deliverJob(services, jobId, signal),
      giveUp: ({ jobId }) => deliverJob(services, jobId),
    },
  });
}
