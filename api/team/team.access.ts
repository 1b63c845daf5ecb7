import type { Caller } from '../domain/caller.js';
import { may } from '../domain/permissions.js';
import type { Prisma } from '../db/generated/client.js';

/** The memberships that the caller may see: their own, and those of the workspace if they may change people. */
export function visibleMemberships(caller: Caller): Prisma.MembershipWhereInput {
  const { workspaceId } = caller;
  const ofWorkspace = may(caller, 'people:write') ? [{ workspaceId }] : [];
  const own = caller.key ? [] : [{ userId: caller.userId }];
  return { OR: [...own, ...ofWorkspace] };
}

/** The invitations that the caller may see and change. */
export const visibleInvitations = (caller: Caller): Prisma.InvitationWhereInput =>
  may(caller, 'people:write') ? { workspaceId: caller.workspaceId } : { id: { in: [] } };
