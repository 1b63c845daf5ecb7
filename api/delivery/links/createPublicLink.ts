import { hashOfToken } from '../../accounts/linkToken.js';
import { recordActivity } from '../../activity/recordActivity.js';
import { actorIdOf, type Caller } from '../../domain/caller.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { newId, typeOfId } from '../../domain/ids.js';
import { notify } from '../../messaging/notify.js';
import type { Services } from '../../services.js';
import { lockJob } from '../../staging/lockJob.js';
import { visibleStagingJobs } from '../../staging/staging.access.js';
import { tokenOf } from './linkToken.js';
import { openPublicLinks } from './publicLink.access.js';
import type { NewPublicLink } from './publicLink.rules.js';
import { writeAs } from '../../domain/write.js';

const MOST_OPEN = 20;

const WORDS = {
  delivery: 'Public page made for',
  proof: 'Link for the seller made for',
} as const;

/**
 * Makes a link to a job's pictures for people without an account. The page shows approved pictures, or proofs.
 * @throws NotFoundError when the caller has no such job
 * @throws ConflictError when the job has too many open links
 */
export async function createPublicLink(caller: Caller, services: Services, input: NewPublicLink) {
  const { jobId, expiresAt = null, ...settings } = input;
  return writeAs(caller, services.prisma, async (tx) => {
    await lockJob(tx, jobId);
    const where = { id: jobId, ...visibleStagingJobs(caller) };
    const visible = typeOfId(jobId) === 'StagingJob';
    const job = visible ? await tx.stagingJob.findFirst({ where, include: { project: true } }) : null;
    if (!job) throw new NotFoundError('Staging job not found.');
    const open = await tx.publicLink.count({ where: { jobId, ...openPublicLinks() } });
    if (open >= MOST_OPEN)
      throw new ConflictError(`A job has at most ${MOST_OPEN} open links. Revoke one first.`, 'LIMIT_REACHED');
    const id = newId('lnk');
    const { workspaceId } = job;
    const link = await tx.publicLink.create({
      data: {
        ...settings,
        id,
        workspaceId,
        jobId,
        expiresAt,
        tokenHash: hashOfToken(tokenOf(services.env, id)),
        createdById: caller.userId,
      },
    });
    await notify(tx, { kind: 'stagingJob', workspaceId, id: jobId });
    await recordActivity(tx, {
      workspaceId,
      actorId: actorIdOf(caller),
      action: 'public_link_created',
      entityType: 'staging_job',
      entityId: jobId,
      description: `${WORDS[link.kind]} ${job.project.address}`,
    });
    return link;
  });
}
