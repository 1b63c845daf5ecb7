import { hashOfToken } from '../../accounts/linkToken.js';
import type { Caller } from '../../domain/caller.js';
import type { Prisma } from '../../db/generated/client.js';
import type { PublicLinkKind } from '../../db/generated/enums.js';
import { visibleStagingJobs } from '../../staging/staging.access.js';

/** The links that the caller may see and change. */
export const visiblePublicLinks = (caller: Caller) =>
  ({ workspaceId: caller.workspaceId, job: visibleStagingJobs(caller) }) satisfies Prisma.PublicLinkWhereInput;

/** A link that still leads to its page. */
export const openPublicLinks = (now = new Date()) =>
  ({ revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }) satisfies Prisma.PublicLinkWhereInput;

/** The link of a token, for somebody without an account who holds it. */
export const linkOfToken = (kind: PublicLinkKind, token: string) =>
  ({
    kind,
    tokenHash: hashOfToken(token),
    job: { project: { deletedAt: null } },
    ...openPublicLinks(),
  }) satisfies Prisma.PublicLinkWhereInput;
