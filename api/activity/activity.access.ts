import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';

/** The activities that the caller may read: all of their workspace, also of deleted objects. */
export const visibleActivities = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId }) satisfies Prisma.ActivityWhereInput;
