import type { Caller } from '../../domain/caller.js';
import type { Prisma } from '../../db/generated/client.js';
import { visibleStagingJobs } from '../../staging/staging.access.js';

/** The packs that the caller may download. */
export const visiblePacks = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId, job: visibleStagingJobs(caller) }) satisfies Prisma.PackWhereInput;
