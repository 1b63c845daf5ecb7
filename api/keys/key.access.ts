import type { Caller } from '../domain/caller.js';
import type { Prisma } from '../db/generated/client.js';

/** The keys of the caller's workspace, also those that have ended. */
export const visibleKeys = (caller: Caller) => ({ workspaceId: caller.workspaceId }) satisfies Prisma.ApiKeyWhereInput;

/** Publishable keys that pages of the site may use. */
export const keysOfSite = (origin: string) =>
  ({ origins: { has: origin }, text: { not: null }, ...openKeys() }) satisfies Prisma.ApiKeyWhereInput;

/** A key that still opens the door. */
export const openKeys = (now = new Date()) =>
  ({ revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }) satisfies Prisma.ApiKeyWhereInput;
