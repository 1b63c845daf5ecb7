import { recordActivity } from '../activity/recordActivity.js';
import { NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { bringBack } from '../leaving/undoDeleteProject.js';
import type { Services } from '../services.js';
import { writeIn } from '../domain/write.js';

/** Who restores: a person with the scope `admin`, or the operator at the command line. */
type Administrator = { readonly userId: string } | 'command line';

/**
 * Restores a deleted project with its content. The workspace's timeline says that an administrator did it; only the log
 * says which one, because the members may not know them.
 * @throws NotFoundError when there is no such deleted project, also for the second of two concurrent calls
 */
export async function restoreProject(
  administrator: Administrator,
  { prisma, log }: Pick<Services, 'prisma' | 'log'>,
  id: string,
): Promise<{ readonly id: string; readonly address: string }> {
  const project = await writeIn(prisma, id, async (tx) => {
    const found = typeOfId(id) === 'Project' ? await tx.project.findUnique({ where: { id } }) : null;
    if (!found) throw new NotFoundError('Project not found.');
    const restored = await bringBack(tx, found);
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
