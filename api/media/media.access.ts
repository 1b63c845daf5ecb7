import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { visibleProjects } from '../projects/project.access.js';

/** The files that the caller may see. */
export const visibleMedia = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId, project: visibleProjects(caller) }) satisfies Prisma.MediaWhereInput;
