import { recordActivity } from '../../activity/recordActivity.js';
import { actorIdOf, type Caller } from '../../domain/caller.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { typeOfId } from '../../domain/ids.js';
import { notify } from '../../messaging/notify.js';
import type { Services } from '../../services.js';
import { visiblePublicLinks } from './publicLink.access.js';
import { writeAs } from '../../domain/write.js';

/**
 * Ends a public link for good.
 * @throws NotFoundError when the caller has no such link
 * @throws ConflictError when it is revoked already
 */
export async function revokePublicLink(caller: Caller, services: Services, id: string) {
  return writeAs(caller, services.prisma, async (tx) => {
    const where = { id, ...visiblePublicLinks(caller) };
    const include = { job: { include: { project: true } } } as const;
    const link = typeOfId(id) === 'PublicLink' ? await tx.publicLink.findFirst({ where, include }) : null;
    if (!link) throw new NotFoundError('Link not found.');
    const { workspaceId, jobId, job } = link;
    const { count } = await tx.publicLink.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count === 0) throw new ConflictError('This link is revoked already.', 'ALREADY_DONE');
    await notify(tx, { kind: 'stagingJob', workspaceId, id: jobId });
    await recordActivity(tx, {
      workspaceId,
      actorId: actorIdOf(caller),
      action: 'public_link_revoked',
      entityType: 'staging_job',
      entityId: jobId,
      description: `Public link revoked for ${job.project.address}`,
    });
    return { id: jobId };
  });
}
