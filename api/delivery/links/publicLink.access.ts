import { hashOfToken } from '../../accounts/linkToken.js';
import type { Caller } from '../../domain/caller.js';
import type { Prisma } from '../../db/generated/client.js';
import type { PublicLinkKind } from '../../db/generated/enums.js';
import { seenProjects } from '../../domain/view.js';
import { DELIVERED } from '../page/readDelivery.js';

/** A link to delivered pictures: of its job, or of any job of the project. */
const LEADS_TO_PICTURES = {
  kind: 'delivery',
  OR: [
    { job: { items: { some: DELIVERED } } },
    { wholeProject: true, job: { project: { stagingJobs: { some: { items: { some: DELIVERED } } } } } },
  ],
} satisfies Prisma.PublicLinkWhereInput;

/** The links that still stand: of a deleted project those to delivered pictures, until somebody revokes them. */
const STANDING = {
  OR: [{ job: { project: { deletedAt: null } } }, LEADS_TO_PICTURES],
} satisfies Prisma.PublicLinkWhereInput;

/** The links that the caller may see and change. */
export const visiblePublicLinks = (caller: Caller) =>
  ({
    workspaceId: caller.workspaceId,
    job: { workspaceId: caller.workspaceId, project: seenProjects(caller) },
    AND: STANDING,
  }) satisfies Prisma.PublicLinkWhereInput;

/** The public pages with pictures that everybody who has their address can open. */
export const openPublicPages = () => ({ AND: [LEADS_TO_PICTURES, openPublicLinks()] });

/** A link that still leads to its page. */
export const openPublicLinks = (now = new Date()) =>
  ({ revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }) satisfies Prisma.PublicLinkWhereInput;

/** The link of a token, for somebody without an account who holds it. */
export const linkOfToken = (kind: PublicLinkKind, token: string) =>
  ({
    kind,
    tokenHash: hashOfToken(token),
    AND: STANDING,
    ...openPublicLinks(),
  }) satisfies Prisma.PublicLinkWhereInput;
