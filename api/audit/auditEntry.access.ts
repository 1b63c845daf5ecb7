import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';
import { containing, searchText } from '../domain/rules.js';

/** The entries of the caller's workspace. Owners alone read them: schema/needs.ts. */
export const visibleAuditEntries = ({ workspaceId }: Caller): Prisma.AuditEntryWhereInput => ({ workspaceId });

export interface AuditFilter {
  /** in the sentence, in the name of whoever did it, or in the address; or the whole id of what it was done to */
  readonly search?: string | null | undefined;
  /** the first and the last day, in UTC */
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The entries that a filter leaves. */
export function filteredAuditEntries(caller: Caller, { search, from, to }: AuditFilter): Prisma.AuditEntryWhereInput {
  const words = searchText(search);
  const within = words === null ? null : containing(words);
  return {
    AND: [
      visibleAuditEntries(caller),
      from ? { createdAt: { gte: from } } : {},
      to ? { createdAt: { lt: new Date(to.getTime() + DAY_MS) } } : {},
      within && words !== null
        ? { OR: [{ description: within }, { actorName: within }, { address: within }, { entityId: words }] }
        : {},
    ],
  };
}
