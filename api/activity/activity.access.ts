import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { limitOf } from '../domain/view.js';

/**
 * The activities that the caller may read, also of deleted objects. An agent reads those of the projects that they see,
 * and of the workspace itself; older ones of objects that are gone name no project, and may concern any.
 */
export function visibleActivities(caller: Caller): Prisma.ActivityWhereInput {
  const { workspaceId } = caller;
  const limit = caller.key ? null : limitOf(caller);
  if (!limit) return { workspaceId };
  return { workspaceId, AND: { OR: [{ project: limit }, { projectId: null, entityType: 'workspace' }] } };
}
