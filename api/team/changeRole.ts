import type { Person } from '../domain/caller.js';
import type { MembershipRole } from '../db/generated/enums.js';
import { ConflictError } from '../domain/errors.js';
import { may, ROLE_NAMES } from '../domain/permissions.js';
import { revokeKeysOf } from '../keys/revokeApiKey.js';
import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';
import {
  holdMembers,
  nameOf,
  ownMembership,
  requireMember,
  requireOtherOwner,
  setRole,
  tellTeam,
  withdrawInvitations,
} from './members.js';
import { writeIn } from '../domain/write.js';

/** What each may do includes what the next may, so that a role can be above another. */
const FROM_THE_TOP: readonly MembershipRole[] = ['owner', 'manager', 'agent', 'viewer'];
const isAbove = (role: MembershipRole, other: MembershipRole) =>
  FROM_THE_TOP.indexOf(role) < FROM_THE_TOP.indexOf(other);

interface RoleChange {
  /** the membership */
  readonly id: string;
  readonly role: MembershipRole;
  /** whether the keys that they made end, if the new role may make none */
  readonly revokeKeys: boolean;
}

/**
 * Gives somebody of the workspace another role; their sockets are closed, and open again with it.
 * @returns the ids of their invitations that stop working: those that the new role may not make
 * @throws NotFoundError
 * @throws ConflictError when only an owner may, the caller would rise, or no owner would be left
 */
export async function changeRole(
  caller: Person,
  { prisma }: Pick<Services, 'prisma'>,
  { id, role, revokeKeys }: RoleChange,
): Promise<string[]> {
  const { workspaceId, userId: actorId } = caller;
  return writeIn(prisma, workspaceId, async (tx) => {
    await holdMembers(tx, [workspaceId]);
    const own = await ownMembership(tx, caller, 'people:write');
    const member = await requireMember(tx, caller, id);
    if (member.role === role) return [];
    if (member.id === own.id && isAbove(role, own.role))
      throw new ConflictError('Nobody can raise their own role.', 'FORBIDDEN');
    requireMayTouch(own, [member.role, role]);
    if (member.role === 'owner') await requireOtherOwner(tx, member);
    await setRole(tx, member, role);
    const withdrawn = await withdrawInvitations(tx, { workspaceId, userId: member.userId, as: role, actorId });
    if (revokeKeys && !may({ role }, 'keys:write')) {
      await revokeKeysOf(tx, { workspaceId, userId: member.userId, actorId });
    }
    await notify(tx, { kind: 'sessions', id: member.userId });
    await tellTeam(tx, {
      workspaceId,
      actorId,
      action: 'role_changed',
      description: `${nameOf(member)} is ${ROLE_NAMES[role]} now`,
    });
    return withdrawn;
  });
}

/** @throws ConflictError when a manager would make, change or remove an owner */
export function requireMayTouch(own: { readonly role: MembershipRole }, roles: readonly MembershipRole[]): void {
  if (own.role === 'owner' || !roles.includes('owner')) return;
  throw new ConflictError('Only an owner of the workspace may decide who else owns it.', 'FORBIDDEN');
}
