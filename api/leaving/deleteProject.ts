import { actorIdOf, type Caller } from '../domain/caller.js';
import { recordActivity } from '../activity/recordActivity.js';
import { openPublicPages } from '../delivery/links/publicLink.access.js';
import { NotFoundError } from '../domain/errors.js';
import { writeAs } from '../domain/write.js';
import type { Services } from '../services.js';
import { requireProject, visibleProjects } from '../projects/project.access.js';

interface Deletion {
  readonly id: string;
  /** public pages of delivered photos end, too; otherwise they stay until somebody revokes them */
  readonly revokePublicPages?: boolean | null;
}

/**
 * Hides a project and its content; whoever deleted it can undo that, and an administrator can restore it. Invoices
 * that are no drafts stay in the books.
 * @throws NotFoundError, also for the second of two concurrent calls
 */
export async function deleteProject(
  caller: Caller,
  { prisma }: Pick<Services, 'prisma'>,
  { id, revokePublicPages }: Deletion,
): Promise<void> {
  await writeAs(caller, prisma, async (tx) => {
    const { address } = await requireProject(caller, tx, id);
    const deletedAt = new Date();
    const { count } = await tx.project.updateMany({
      where: { id, ...visibleProjects(caller) },
      data: { deletedAt },
    });
    if (count === 0) throw new NotFoundError('Project not found.');
    if (revokePublicPages) {
      // The same moment: by it, bringing the project back knows the pages that ended with it.
      const where = { job: { projectId: id }, ...openPublicPages() };
      await tx.publicLink.updateMany({ where, data: { revokedAt: deletedAt } });
    }
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
