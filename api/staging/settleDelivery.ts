import { recordActivity } from '../activity/recordActivity.js';
import type { Services } from '../services.js';
import { changeStatus } from './changeStatus.js';
import { countPhotos } from './countPhotos.js';
import { lockJob } from './lockJob.js';
import { lastApproval, takeBackEnd } from './takeBack.js';
import { writeIn } from '../domain/write.js';

/**
 * Completes a job when every image is decided on and every approved one has its final.
 * @returns false when one does not, or the job is not approved; nothing changed
 */
export async function settleDelivery(services: Services, jobId: string): Promise<boolean> {
  return writeIn(services.prisma, jobId, async (tx) => {
    await lockJob(tx, jobId);
    const job = await tx.stagingJob.findUnique({ where: { id: jobId }, include: { items: true, project: true } });
    const approved = job?.items.filter(({ decision }) => decision === 'approved') ?? [];
    if (!job || approved.some(({ finalMediaId }) => finalMediaId === null)) return false;
    if (!(await changeStatus(tx, { job, event: 'deliver' }))) return false;
    const last = lastApproval(approved);
    const approval = last && { approvedAt: last.toISOString() };
    const news = { kind: 'delivered', jobId, finals: approved.length, ...approval } as const;
    await services.queue.send(tx, { kind: 'tell', news }, last ? takeBackEnd(last) : undefined);
    await recordActivity(tx, {
      workspaceId: job.workspaceId,
      actorId: null,
      action: 'staging_job_completed',
      entityType: 'staging_job',
      entityId: jobId,
      description: `${countPhotos(approved.length)} of ${job.project.address} delivered`,
    });
    return true;
  });
}
