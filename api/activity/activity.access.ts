import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';

/** What the caller may read of what happened: all of their workspace, also to things that are gone. */
export const visibleActivities = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId }) satisfies Prisma.ActivityWhereInput;
