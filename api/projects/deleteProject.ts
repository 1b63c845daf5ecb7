import { actorIdOf, type Caller } from '../domain/caller.js';
import { recordActivity } from '../activity/recordActivity.js';
import { NotFoundError } from '../domain/errors.js';
import type { Services } from '../services.js';
import { requireProject, visibleProjects } from './project.access.js';
import { writeAs } from '../domain/write.js';

/**
 * Hides a project and its content; an administrator can restore it.
 * @throws NotFoundError, also for the second of two concurrent calls
 */
export async function deleteProject(caller: Caller, { prisma }: Pick<Services, 'prisma'>, id: string): Promise<void> {
  await writeAs(caller, prisma, async (tx) => {
    const { address } = await requireProject(caller, tx, id);
    const { count } = await tx.project.updateMany({
      where: { id, ...visibleProjects(caller) },
      data: { deletedAt: new Date() },
    });
    if (count === 0) throw new NotFoundError('Project not found');
    await recordActivity(tx, {
      workspaceId: caller.workspaceId,
      actorId: actorIdOf(caller),
      action: 'project_deleted',
      entityType: 'project',
      entityId: id,
      description: `Project deleted: ${address}`,
    });
  });
}
