import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';

/** The embeds that the caller may see and change; schema/needs.ts tells which callers may at all. */
export const visibleEmbeds = (caller: Caller) => ({ workspaceId: caller.workspaceId }) satisfies Prisma.EmbedWhereInput;

/** Embeds that show something, to whoever knows their id. */
export const openEmbeds = () =>
  ({
    offAt: null,
    OR: [
      { kind: { in: ['board', 'figures'] } },
      { project: { deletedAt: null } },
      { item: { job: { project: { deletedAt: null } } } },
    ],
  }) satisfies Prisma.EmbedWhereInput;
