/** What all changes of a workspace's people share. */
import { recordActivity, type ActivityAction } from '../activity/recordActivity.js';
import { lastWorkspaceOf } from '../accounts/sessions/lastWorkspace.js';
import { personalMembership } from '../accounts/personalWorkspace.js';
import type { Transaction } from '../db/client.js';
import type { MembershipRole } from '../db/generated/enums.js';
import type { Person } from '../domain/caller.js';
import { ConflictError, NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import { may, ROLE_NAMES, type Permission } from '../domain/permissions.js';
import { openInvitations } from './invitations/invitationLink.js';
import { keepAgentName } from '../projects/keepAgentName.js';
import { notify } from '../messaging/notify.js';

/** Lets one transaction at a time change who is of the workspaces, and as what. See domain/write.ts. */
export async function holdMembers(tx: Transaction, workspaceIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended('members of ' || held.id, 0))
    FROM (SELECT id FROM unnest(${workspaceIds}::text[]) AS id ORDER BY id) AS held`;
}

export const WITH_USER = { user: { select: { id: true, name: true, email: true } } } as const;

export type Member = Awaited<ReturnType<typeof ownMembership>>;

/**
 * The caller's membership as it is now, which may be another than at the beginning of the request.
 * @throws ConflictError when they may not do it any more
 */
export async function ownMembership(tx: Transaction, { userId, workspaceId }: Person, need: Permission) {
  const where = { workspaceId_userId: { workspaceId, userId } };
  const own = await tx.membership.findUnique({ where, include: WITH_USER });
  if (own && may(own, need)) return own;
  throw new ConflictError(
    'Your role in this workspace has changed meanwhile. Load the page again.',
    'CHANGED_MEANWHILE',
  );
}

/** @throws NotFoundError when the workspace has no such membership */
export async function requireMember(tx: Transaction, { workspaceId }: Person, id: string): Promise<Member> {
  const where = { id, workspaceId };
  const member = typeOfId(id) === 'Membership' ? await tx.membership.findFirst({ where, include: WITH_USER }) : null;
  if (!member) throw new NotFoundError('This person is not in the workspace.');
  return member;
}

/** @throws ConflictError when the workspace has no other owner */
export async function requireOtherOwner(tx: Transaction, { id, workspaceId }: Member): Promise<void> {
  if ((await tx.membership.count({ where: { workspaceId, role: 'owner', NOT: { id } } })) > 0) return;
  throw new ConflictError('A workspace needs an owner. Hand it over to somebody else first.');
}

/** @throws ConflictError when they are not what they were any more */
export async function setRole(tx: Transaction, { id, role: before }: Member, role: MembershipRole): Promise<void> {
  const { count } = await tx.membership.updateMany({ where: { id, role: before }, data: { role } });
  if (count === 0)
    throw new ConflictError('This person has just left the workspace, or has another role now.', 'CHANGED_MEANWHILE');
}

/**
 * Takes a person out of the workspace. Their sessions go on where they worked last, or in a new one of their own.
 * @returns the ids of their invitations, which stop working
 */
export async function takeOut(
  tx: Transaction,
  { id, workspaceId, user, role }: Member,
  actorId: string,
): Promise<string[]> {
  // Two workspaces may lose the person at once: the second one makes them a workspace.
  await tx.$executeRaw`SELECT FROM "User" WHERE id = ${user.id} FOR NO KEY UPDATE`;
  const { count } = await tx.membership.deleteMany({ where: { id, role } });
  if (count === 0)
    throw new ConflictError('This person has just left the workspace, or has another role now.', 'CHANGED_MEANWHILE');
  if ((await tx.membership.count({ where: { userId: user.id } })) === 0) {
    const { workspace, ...own } = personalMembership(user);
    await tx.workspace.create({
      data: { ...workspace.create, memberships: { create: { ...own, userId: user.id } } },
    });
  }
  await keepAgentName(tx, { workspaceId, userId: user.id, name: user.name || FORMER });
  const next = await lastWorkspaceOf(tx, user.id);
  await tx.session.updateMany({ where: { userId: user.id, workspaceId }, data: { workspaceId: next } });
  const withdrawn = await withdrawInvitations(tx, { workspaceId, userId: user.id, as: null, actorId });
  await notify(tx, { kind: 'sessions', id: user.id });
  return withdrawn;
}

/** Somebody without a name: their e-mail address is not kept. */
export const FORMER = 'A former colleague';

interface Inviter {
  readonly workspaceId: string;
  readonly userId: string;
  /** their role from now on; null: they are of the workspace no more */
  readonly as: MembershipRole | null;
  readonly actorId: string;
}

/** Revokes the person's open invitations, but those that they might make in their role too. @returns their ids */
export async function withdrawInvitations(
  tx: Transaction,
  { workspaceId, userId, as, actorId }: Inviter,
): Promise<string[]> {
  const kept = as === null ? [] : rolesInvitedBy(as);
  const withdrawn = await tx.invitation.updateManyAndReturn({
    where: { workspaceId, invitedById: userId, ...openInvitations(), role: { notIn: kept } },
    data: { revokedAt: new Date() },
    select: { id: true, role: true },
  });
  for (const { role } of withdrawn) await tellRevoked(tx, { workspaceId, actorId, role });
  return withdrawn.map(({ id }) => id);
}

/** The roles into which somebody of that role may invite. */
function rolesInvitedBy(role: MembershipRole): MembershipRole[] {
  if (!may({ role }, 'people:write')) return [];
  return role === 'owner' ? ['owner', 'manager', 'agent', 'viewer'] : ['manager', 'agent', 'viewer'];
}

interface RevokedInvitation {
  readonly workspaceId: string;
  readonly actorId: string;
  readonly role: MembershipRole;
}

export const tellRevoked = (tx: Transaction, { role, ...where }: RevokedInvitation): Promise<void> =>
  tellTeam(tx, {
    ...where,
    action: 'invitation_revoked',
    description: `The invitation of ${ROLE_NAMES[role]} was revoked`,
  });

export const nameOf = ({ user }: Pick<Member, 'user'>): string => user.name || user.email;

interface Told {
  readonly workspaceId: string;
  /** null: the system */
  readonly actorId: string | null;
  readonly action: ActivityAction;
  readonly description: string;
}

/** Records what happened to a workspace's people. Everybody of it reads that, agents too. */
export const tellTeam = (tx: Transaction, told: Told): Promise<void> =>
  recordActivity(tx, { ...told, entityType: 'workspace', entityId: told.workspaceId });
