import type { Person } from '../domain/caller.js';
import { ConflictError } from '../domain/errors.js';
import { revokeKeysOf } from '../keys/revokeApiKey.js';
import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';
import {
  holdMembers,
  nameOf,
  ownMembership,
  requireMember,
  setRole,
  tellTeam,
  withdrawInvitations,
} from './members.js';
import { writeIn } from '../domain/write.js';

interface HandingOver {
  /** the membership of whom it is handed to */
  readonly id: string;
  /** whether the keys that the caller made end */
  readonly revokeKeys: boolean;
}

/**
 * Makes somebody else of the workspace an owner, and the caller a manager.
 * @returns the ids of the caller's invitations that stop working: those that a manager may not make
 * @throws NotFoundError
 * @throws ConflictError for oneself, and when the caller is no owner any more
 */
export async function handOver(
  caller: Person,
  { prisma }: Pick<Services, 'prisma'>,
  { id, revokeKeys }: HandingOver,
): Promise<string[]> {
  const { workspaceId, userId } = caller;
  return writeIn(prisma, workspaceId, async (tx) => {
    await holdMembers(tx, [workspaceId]);
    const own = await ownMembership(tx, caller, 'workspace:write');
    const member = await requireMember(tx, caller, id);
    if (member.id === own.id) throw new ConflictError('You own this workspace already.', 'ALREADY_DONE');
    await setRole(tx, member, 'owner');
    await setRole(tx, own, 'manager');
    const withdrawn = await withdrawInvitations(tx, { workspaceId, userId, as: 'manager', actorId: userId });
    if (revokeKeys) await revokeKeysOf(tx, { workspaceId, userId, actorId: userId });
    for (const each of [userId, member.userId]) await notify(tx, { kind: 'sessions', id: each });
    await tellTeam(tx, {
      workspaceId,
      actorId: userId,
      action: 'workspace_handed_over',
      description: `The workspace was handed over to ${nameOf(member)}`,
    });
    return withdrawn;
  });
}
