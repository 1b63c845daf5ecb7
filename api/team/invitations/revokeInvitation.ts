import type { Person } from '../../domain/caller.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { typeOfId } from '../../domain/ids.js';
import type { Services } from '../../services.js';
import { requireMayTouch } from '../changeRole.js';
import { holdMembers, ownMembership, tellRevoked } from '../members.js';
import { writeIn } from '../../domain/write.js';

/**
 * Makes the link of an invitation worthless.
 * @throws NotFoundError when the workspace has no such invitation
 * @throws ConflictError when it was accepted or revoked already, or a manager would revoke an owner's
 */
export async function revokeInvitation(
  caller: Person,
  { prisma }: Pick<Services, 'prisma'>,
  id: string,
): Promise<void> {
  const { workspaceId, userId } = caller;
  await writeIn(prisma, workspaceId, async (tx) => {
    await holdMembers(tx, [workspaceId]);
    const own = await ownMembership(tx, caller, 'people:write');
    const where = { id, workspaceId };
    const invitation = typeOfId(id) === 'Invitation' ? await tx.invitation.findFirst({ where }) : null;
    if (!invitation) throw new NotFoundError('Invitation not found.');
    requireMayTouch(own, [invitation.role]);
    const { count } = await tx.invitation.updateMany({
      where: { id, acceptedAt: null, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count === 0) throw new ConflictError('This invitation was accepted or revoked already.', 'ALREADY_DONE');
    await tellRevoked(tx, { workspaceId, actorId: userId, role: invitation.role });
  });
}
