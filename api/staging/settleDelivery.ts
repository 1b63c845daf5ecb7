import { recordActivity } from '../activity/recordActivity.js';
import type { Services } from '../services.js';
import { changeStatus } from './changeStatus.js';
import { countPhotos } from './countPhotos.js';

/**
 * Completes a job when every image with a proof has its final.
 * @returns false when a final is missing or the job is not approved; nothing changed
 */
export async function settleDelivery(services: Services, jobId: string): Promise<boolean> {
  return services.prisma.$transaction(async (tx) => {
    const job = await tx.stagingJob.findUnique({ where: { id: jobId }, include: { items: true, project: true } });
    if (!job || job.items.some((item) => item.proofMediaId !== null && item.finalMediaId === null)) return false;
    if (!(await changeStatus(tx, { job, event: 'deliver' }))) return false;
    const finals = job.items.filter((item) => item.finalMediaId !== null).length;
    await services.queue.send(tx, { kind: 'tell', news: { kind: 'delivered', jobId, finals } });
    await recordActivity(tx, {
      workspaceId: job.workspaceId,
      actorId: null,
      action: 'staging_job_completed',
      entityType: 'staging_job',
      entityId: jobId,
      description: `${countPhotos(finals)} of ${job.project.address} delivered`,
    });
    return true;
  });
}
