import type { MembershipRole, PlatformRole } from '../../db/generated/enums.js';
import type { PrismaClient } from '../../db/client.js';
import { Prisma } from '../../db/generated/client.js';
import type { PublicUser, ReadSession } from '../../domain/caller.js';
import type { Auth } from '../auth.js';
import { readSessionCookie } from './sessionCookie.js';

interface SessionRow extends PublicUser {
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly workspaceId: string;
  readonly role: MembershipRole;
  readonly platformRole: PlatformRole;
}

/** Of the memberships of a session's person: that of the session's workspace, else the first, mostly the personal one. */
const CHOSEN_FIRST = Prisma.sql`m."workspaceId" = s."workspaceId" DESC NULLS LAST, m."createdAt", m.id`;

/**
 * Reads better-auth's sessions in one statement; its own reader takes four, for every request. Null when there is no
 * session, it has ended, or its user has no workspace. Nothing is cached between requests. Sessions are prolonged
 * elsewhere (http/session.ts).
 */
export function sessionReader(auth: Auth, prisma: PrismaClient): ReadSession {
  return async (cookies) => {
    if (!cookies) return null;
    const token = await readSessionCookie(auth, cookies);
    if (token === null) return null;
    const [row] = await prisma.$queryRaw<SessionRow[]>`
      SELECT s.id AS "sessionId", s."expiresAt", u.id, u."firstName", u."lastName", u.email, u.role AS "platformRole",
             m."workspaceId", m.role
      FROM "Session" s
      JOIN "User" u ON u.id = s."userId"
      JOIN "Membership" m ON m."userId" = u.id
      WHERE s.token = ${token}
      ORDER BY ${CHOSEN_FIRST}
      LIMIT 1`;
    if (!row || row.expiresAt <= new Date()) return null;
    const { sessionId, id, firstName, lastName, email, workspaceId, role, platformRole } = row;
    return {
      sessionId,
      user: { id, firstName, lastName, email },
      caller: { userId: id, workspaceId, role, platformRole },
    };
  };
}

/** Where a session is, and in which role. */
export type Standing = Pick<SessionRow, 'sessionId' | 'workspaceId' | 'role'>;

/** Of those of the sessions that have not ended. */
export function standingsOf(prisma: PrismaClient, sessionIds: readonly string[]): Promise<Standing[]> {
  return prisma.$queryRaw<Standing[]>`
    SELECT DISTINCT ON (s.id) s.id AS "sessionId", m."workspaceId", m.role
    FROM "Session" s JOIN "Membership" m ON m."userId" = s."userId"
    WHERE s.id = ANY(${sessionIds}) AND s."expiresAt" > now() AT TIME ZONE 'utc'
    ORDER BY s.id, ${CHOSEN_FIRST}`;
}
