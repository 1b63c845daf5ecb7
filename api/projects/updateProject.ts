import { actorIdOf, type Caller } from '../domain/caller.js';
import { recordActivity } from '../activity/recordActivity.js';
import type { Services } from '../services.js';
import { ConflictError } from '../domain/errors.js';
import { requireMayAssign, requireMayShare } from './assigning.js';
import { requireProject, visibleProjects } from './project.access.js';
import type { ProjectChanges } from './project.rules.js';
import { writeAs } from '../domain/write.js';

/** @throws NotFoundError, ValidationError */
export async function updateProject(caller: Caller, { prisma }: Pick<Services, 'prisma'>, input: ProjectChanges) {
  const { id, address, status, mlsId, notes, tags, agentId } = input;
  return writeAs(caller, prisma, async (tx) => {
    const before = await requireProject(caller, tx, id);
    const isShared = input.isShared ?? before.isShared;
    if (agentId !== undefined) await requireMayAssign(caller, tx, { from: before.agentId, to: agentId });
    if (isShared !== before.isShared) requireMayShare(caller, before);
    // As it was when that was checked: somebody may have taken it from the caller meanwhile.
    const { count } = await tx.project.updateMany({
      where: { id, ...visibleProjects(caller), agentId: before.agentId, isShared: before.isShared },
      data: {
        mlsId,
        notes,
        address: address ?? undefined,
        status: status ?? undefined,
        tags: tags ?? undefined,
        agentId,
        isShared,
      },
    });
    if (count === 0) throw new ConflictError('Somebody has changed who sees this project. Load it again.');
    const project = await tx.project.findUniqueOrThrow({ where: { id } });
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
