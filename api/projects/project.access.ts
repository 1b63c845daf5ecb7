import type { Caller } from '../accounts/caller.js';
import type { Prisma } from '../db/generated/client.js';

/** The projects that the caller may see and change. */
export const visibleProjects = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId, deletedAt: null }) satisfies Prisma.ProjectWhereInput;
