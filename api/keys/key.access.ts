import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';

/** The keys of the caller's workspace, also those that have ended. */
export const visibleKeys = (caller: Caller) => ({ workspaceId: caller.workspaceId }) satisfies Prisma.ApiKeyWhereInput;

/** A key that still opens the door. */
export const openKeys = (now = new Date()) =>
  ({ revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }) satisfies Prisma.ApiKeyWhereInput;
