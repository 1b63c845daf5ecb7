import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { visibleProjects } from '../projects/project.access.js';

/** The jobs that the caller may see and change. */
export const visibleStagingJobs = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId, project: visibleProjects(caller) }) satisfies Prisma.StagingJobWhereInput;

export const visibleStagingItems = (caller: Caller) =>
  ({ job: visibleStagingJobs(caller) }) satisfies Prisma.StagingItemWhereInput;
