import { INVITATION_LINKS, takeAttempt } from '../../accounts/attempts.js';
import { hashOfToken } from '../../accounts/linkToken.js';
import type { Person } from '../../domain/caller.js';
import { ConflictError } from '../../domain/errors.js';
import { newId } from '../../domain/ids.js';
import { ROLE_NAMES } from '../../domain/permissions.js';
import type { Services } from '../../services.js';
import { moveSession } from '../chooseWorkspace.js';
import { holdMembers, nameOf, tellTeam, WITH_USER } from '../members.js';
import { openInvitations } from './invitationLink.js';
import { writeIn } from '../../domain/write.js';

interface Accepting {
  readonly token: string;
  readonly sessionId: string | undefined;
}

/**
 * Takes the person into the workspace of a link, in which this session works from now on. The link works once.
 * @returns the workspace's id
 * @throws ConflictError when the link does not work any more, or the person is of the workspace already
 * @throws TooManyAttemptsError
 */
export async function acceptInvitation(
  { userId }: Person,
  { prisma }: Pick<Services, 'prisma'>,
  { token, sessionId }: Accepting,
): Promise<string> {
  await takeAttempt(prisma, INVITATION_LINKS, userId);
  const where = { tokenHash: hashOfToken(token) };
  const found = await prisma.invitation.findUnique({ where, select: { workspaceId: true } });
  if (!found) throw new ConflictError(NOT_OPEN);
  const { workspaceId } = found;
  await writeIn(prisma, workspaceId, async (tx) => {
    await holdMembers(tx, [workspaceId]);
    const [invitation] = await tx.invitation.updateManyAndReturn({
      where: { ...where, ...openInvitations() },
      data: { acceptedAt: new Date() },
    });
    if (!invitation) throw new ConflictError(NOT_OPEN);
    if ((await tx.membership.count({ where: { workspaceId, userId } })) > 0) {
      throw new ConflictError('You are in this workspace already.', 'ALREADY_DONE');
    }
    const { role } = invitation;
    const membership = await tx.membership.create({
      data: { id: newId('mem'), workspaceId, userId, role },
      include: WITH_USER,
    });
    await moveSession(tx, userId, { id: workspaceId, sessionId });
    const description = `${nameOf(membership)} joined as ${ROLE_NAMES[role]}`;
    await tellTeam(tx, { workspaceId, actorId: userId, action: 'colleague_joined', description });
  });
  return workspaceId;
}

const NOT_OPEN =
  'This invitation does not work any more: it was used, revoked, or is older than seven days. Ask for a new one.';
