import type { PrismaClient } from '../db/client.js';
import type { Notice } from '../db/generated/client.js';

/**
 * The address of a notice's recipient. Null when they do not want such mails, or a person is no longer of the
 * workspace.
 */
export async function wantedAddress(prisma: PrismaClient, notice: Notice): Promise<string | null> {
  const { workspaceId, kind, userId, email } = notice;
  if (userId !== null) return wantedByPerson(prisma, { workspaceId, kind, userId });
  if (email === null) return null;
  const where = { workspaceId_email_kind: { workspaceId, email, kind } };
  return (await prisma.unsubscribedAddress.findUnique({ where })) ? null : email;
}

interface Wish extends Pick<Notice, 'workspaceId' | 'kind'> {
  readonly userId: string;
}

async function wantedByPerson(prisma: PrismaClient, { workspaceId, kind, userId }: Wish): Promise<string | null> {
  const person = await prisma.user.findFirst({
    where: { id: userId, memberships: { some: { workspaceId } }, mailPreferences: { none: { kind, wanted: false } } },
  });
  return person?.email ?? null;
}
