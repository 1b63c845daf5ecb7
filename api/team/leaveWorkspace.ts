import type { Person } from '../domain/caller.js';
import { NotFoundError } from '../domain/errors.js';
import { revokeKeysOf } from '../keys/revokeApiKey.js';
import type { Services } from '../services.js';
import { holdMembers, nameOf, requireOtherOwner, takeOut, tellTeam, WITH_USER } from './members.js';
import { writeIn } from '../domain/write.js';

interface Leaving {
  /** the workspace */
  readonly id: string;
  /** whether the keys that they made there end too */
  readonly revokeKeys: boolean;
}

/**
 * The person leaves one of their workspaces.
 * @throws NotFoundError when they are not of it
 * @throws ConflictError when they are its only owner
 */
export async function leaveWorkspace(
  { userId }: Person,
  { prisma }: Pick<Services, 'prisma'>,
  { id: workspaceId, revokeKeys }: Leaving,
): Promise<void> {
  await writeIn(prisma, workspaceId, async (tx) => {
    await holdMembers(tx, [workspaceId]);
    const where = { workspaceId_userId: { workspaceId, userId } };
    const own = await tx.membership.findUnique({ where, include: WITH_USER });
    if (!own) throw new NotFoundError('Workspace not found.');
    if (own.role === 'owner') await requireOtherOwner(tx, own);
    await takeOut(tx, own, userId);
    if (revokeKeys) await revokeKeysOf(tx, { workspaceId, userId, actorId: userId });
    await tellTeam(tx, {
      workspaceId,
      actorId: userId,
      action: 'colleague_left',
      description: `${nameOf(own)} left the workspace`,
    });
  });
}
