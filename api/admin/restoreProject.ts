import { recordActivity } from '../activity/recordActivity.js';
import { NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import type { Services } from '../services.js';

/** Whoever may restore: a person whom the scope `admin` let through, or somebody at the server's own command line. */
type Administrator = { readonly userId: string } | 'command line';

/**
 * Brings a deleted project back, with all that belongs to it. Its people read in their timeline that an administrator
 * did it; which one is for the log alone, since they may not know each other.
 * @throws NotFoundError where there is none that is deleted, also for the second of two at once
 */
export async function restoreProject(
  administrator: Administrator,
  { prisma, log }: Pick<Services, 'prisma' | 'log'>,
  id: string,
): Promise<{ readonly id: string; readonly address: string }> {
  const project = await prisma.$transaction(async (tx) => {
    const where = { id, deletedAt: { not: null } };
    const wellFormed = typeOfId(id) === 'Project';
    const { count } = wellFormed ? await tx.project.updateMany({ where, data: { deletedAt: null } }) : { count: 0 };
    if (count === 0) throw new NotFoundError('Project not found');
    const restored = await tx.project.findUniqueOrThrow({ where: { id } });
    await recordActivity(tx, {
      workspaceId: restored.workspaceId,
      actorId: null,
      action: 'project_restored',
      entityType: 'project',
      entityId: id,
      description: `Project restored by an administrator: ${restored.address}`,
    });
    return restored;
  });
  log.info({ project: id, administrator }, 'a project was restored');
  return project;
}
