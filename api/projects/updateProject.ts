import { actorIdOf, type Caller } from '../domain/caller.js';
import { recordActivity } from '../activity/recordActivity.js';
import type { Services } from '../services.js';
import { requireProject } from './project.access.js';
import type { ProjectChanges } from './project.rules.js';

/** @throws NotFoundError */
export async function updateProject(caller: Caller, { prisma }: Pick<Services, 'prisma'>, input: ProjectChanges) {
  const { id, address, status, mlsId, notes, tags } = input;
  return prisma.$transaction(async (tx) => {
    await requireProject(caller, tx, id);
    const project = await tx.project.update({
      where: { id },
      data: { mlsId, notes, address: address ?? undefined, status: status ?? undefined, tags: tags ?? undefined },
    });
    await recordActivity(tx, {
      workspaceId: caller.workspaceId,
      actorId: actorIdOf(caller),
      action: 'project_updated',
      entityType: 'project',
      entityId: id,
      description: `Project updated: ${project.address}`,
    });
    return project;
  });
}
