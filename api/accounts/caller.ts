/** Who asks. Every function that reads or changes a workspace's things takes the caller first. */
import type { MembershipRole, PlatformRole } from '../db/generated/enums.js';
import type { PrismaClient } from '../services.js';
import type { Auth } from './auth.js';

export interface Caller {
  readonly userId: string;
  readonly workspaceId: string;
  /** in the workspace */
  readonly role: MembershipRole;
  readonly platformRole: PlatformRole;
}

export interface SignedIn {
  readonly caller: Caller;
  readonly sessionId: string;
  readonly user: PublicUser;
  /** `set-cookie` values to send along: a session in use is prolonged */
  readonly cookies: readonly string[];
}

/** What a user may see of themselves. */
export interface PublicUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Reads the session cookie. Null where there is no session, it has ended, or its user has no workspace. */
export async function signedIn(auth: Auth, prisma: PrismaClient, headers: Headers): Promise<SignedIn | null> {
  if (!headers.has('cookie')) return null;
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  if (!response) return null;
  const { session, user } = response;
  // The first workspace is the personal one. Asked anew each time: a membership may end while the session lives.
  const membership = await prisma.membership.findFirst({
    where: { userId: user.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { user: { select: { role: true } } },
  });
  if (!membership) return null;
  return {
    sessionId: session.id,
    cookies: answer.getSetCookie(),
    user: { id: user.id, firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email },
    caller: {
      userId: user.id,
      workspaceId: membership.workspaceId,
      role: membership.role,
      platformRole: membership.user.role,
    },
  };
}
