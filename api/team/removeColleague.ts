import type { Person } from '../domain/caller.js';
import { ConflictError } from '../domain/errors.js';
import type { Services } from '../services.js';
import { requireMayTouch } from './changeRole.js';
import { revokeKeysOf } from '../keys/revokeApiKey.js';
import { holdMembers, nameOf, ownMembership, requireMember, takeOut, tellTeam } from './members.js';
import { writeIn } from '../domain/write.js';

interface Removal {
  /** the membership */
  readonly id: string;
  /** whether the keys that they made there end too */
  readonly revokeKeys: boolean;
}

/**
 * Takes somebody out of the workspace. Their projects stay there, without somebody who works on them.
 * @returns the ids of their invitations, which stop working
 * @throws NotFoundError
 * @throws ConflictError for oneself, and for an owner when the caller is none
 */
export async function removeColleague(
  caller: Person,
  { prisma }: Pick<Services, 'prisma'>,
  { id, revokeKeys }: Removal,
): Promise<string[]> {
  const { workspaceId, userId: actorId } = caller;
  return writeIn(prisma, workspaceId, async (tx) => {
    await holdMembers(tx, [workspaceId]);
    const own = await ownMembership(tx, caller, 'people:write');
    const member = await requireMember(tx, caller, id);
    if (member.id === own.id) throw new ConflictError('You cannot remove yourself. Leave the workspace instead.');
    requireMayTouch(own, [member.role]);
    const withdrawn = await takeOut(tx, member, actorId);
    if (revokeKeys) await revokeKeysOf(tx, { workspaceId, userId: member.userId, actorId });
    await tellTeam(tx, {
      workspaceId,
      actorId,
      action: 'colleague_removed',
      description: `${nameOf(member)} was removed from the workspace`,
    });
    return withdrawn;
  });
}
