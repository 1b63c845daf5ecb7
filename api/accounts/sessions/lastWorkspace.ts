/** Which of a person's workspaces a new session works in. */
import type { PrismaClient } from '../../db/client.js';

type Client = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>;

/**
 * The one that they worked in last; without any, the oldest one, but somebody else's before an empty one of their own.
 * @returns null: they are of none, or their row is not committed yet
 */
export async function lastWorkspaceOf(prisma: Client, userId: string): Promise<string | null> {
  const [last] = await prisma.$queryRaw<{ readonly id: string }[]>`
    SELECT m."workspaceId" AS id FROM "Membership" m WHERE m."userId" = ${userId}
    ORDER BY m."workedInAt" DESC NULLS LAST,
      m."role" = 'owner' AND NOT EXISTS (SELECT FROM "Project" p WHERE p."workspaceId" = m."workspaceId"),
      m."createdAt", m.id
    LIMIT 1`;
  return last?.id ?? null;
}

interface Place {
  readonly userId: string;
  readonly workspaceId: string;
}

/** Records where a person works. Writes only where that changes: a person of one workspace costs nothing. */
export async function noteWorkedIn(prisma: Client, { userId, workspaceId }: Place): Promise<void> {
  await prisma.$executeRaw`
    UPDATE "Membership" m SET "workedInAt" = clock_timestamp() AT TIME ZONE 'utc'
    WHERE m."userId" = ${userId} AND m."workspaceId" = ${workspaceId} AND EXISTS (
      SELECT FROM "Membership" o WHERE o."userId" = ${userId} AND o.id <> m.id
        AND (m."workedInAt" IS NULL OR o."workedInAt" >= m."workedInAt"))`;
}
