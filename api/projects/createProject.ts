import { actorIdOf, type Caller } from '../domain/caller.js';
import { recordActivity } from '../activity/recordActivity.js';
import { newId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { recordEvent } from '../webhooks/recordEvent.js';
import { requireMayAssign } from './assigning.js';
import type { NewProject } from './project.rules.js';
import { writeAs } from '../domain/write.js';

/**
 * Whoever creates a project works on it, unless they give it to somebody else; a key's is nobody's.
 * @throws ValidationError when they may not, or that person does not work on projects of the workspace
 */
export async function createProject(caller: Caller, { prisma }: Pick<Services, 'prisma'>, input: NewProject) {
  return writeAs(caller, prisma, async (tx) => {
    const agentId = input.agentId ?? caller.userId;
    await requireMayAssign(caller, tx, { from: caller.userId, to: agentId });
    const project = await tx.project.create({
      data: {
        id: newId('proj'),
        workspaceId: caller.workspaceId,
        address: input.address,
        mlsId: input.mlsId,
        status: input.status ?? 'active',
        notes: input.notes,
        tags: input.tags ?? [],
        agentId,
        isShared: input.isShared ?? false,
      },
    });
    await recordActivity(tx, {
      workspaceId: caller.workspaceId,
      actorId: actorIdOf(caller),
      action: 'project_created',
      entityType: 'project',
      entityId: project.id,
      description: `New project: ${project.address}`,
    });
    const { id, workspaceId, status } = project;
    const data = { projectId: id, status };
    await recordEvent(tx, { workspaceId, type: 'project.created', objectId: id, data });
    return project;
  });
}
