import { INVITATIONS, INVITATIONS_TO, takeAttempt } from '../../accounts/attempts.js';
import { hashOfToken } from '../../accounts/linkToken.js';
import type { Transaction } from '../../db/client.js';
import type { Person } from '../../domain/caller.js';
import { ValidationError } from '../../domain/errors.js';
import { newId } from '../../domain/ids.js';
import { ROLE_NAMES } from '../../domain/permissions.js';
import type { Services } from '../../services.js';
import { requireMayTouch } from '../changeRole.js';
import { holdMembers, ownMembership, tellTeam } from '../members.js';
import type { NewInvitation } from './invitation.rules.js';
import { INVITATION_DAYS, linkOf, openInvitations, tokenOf } from './invitationLink.js';
import { writeIn } from '../../domain/write.js';

const DAY = 24 * 60 * 60 * 1000;

export interface Invited {
  readonly id: string;
  readonly workspaceId: string;
  /** the link; it is shown this once */
  readonly link: string;
  readonly isMailed: boolean;
}

/**
 * Makes a link into the workspace that works once, within seven days. Where there is an e-mail and the server sends
 * mail, it is mailed too; an earlier invitation to that e-mail is revoked. Whoever has the link may use it.
 * @throws ValidationError when the person is of the workspace already
 * @throws ConflictError when a manager invites an owner
 * @throws TooManyAttemptsError
 */
export async function inviteColleague(
  caller: Person,
  services: Pick<Services, 'prisma' | 'env' | 'queue' | 'mailer'>,
  { email = null, role }: NewInvitation,
): Promise<Invited> {
  const { prisma, env, queue, mailer } = services;
  const { workspaceId, userId } = caller;
  const isMailed = email !== null && mailer !== null;
  await takeAttempt(prisma, INVITATIONS, workspaceId);
  if (isMailed) await takeAttempt(prisma, INVITATIONS_TO, email);
  const id = newId('join');
  await writeIn(prisma, workspaceId, async (tx) => {
    await holdMembers(tx, [workspaceId]);
    requireMayTouch(await ownMembership(tx, caller, 'people:write'), [role]);
    if (email !== null) await replaceInvitations(tx, { workspaceId, email });
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY);
    const tokenHash = hashOfToken(tokenOf(env, id));
    await tx.invitation.create({ data: { id, workspaceId, role, email, tokenHash, invitedById: userId, expiresAt } });
    if (isMailed) await queue.send(tx, { kind: 'sendInvitation', invitationId: id });
    // without the address, which agents and viewers need not know
    const description = `Somebody was invited as ${ROLE_NAMES[role]}`;
    await tellTeam(tx, { workspaceId, actorId: userId, action: 'colleague_invited', description });
  });
  return { id, workspaceId, link: linkOf(env, id), isMailed };
}

/** @throws ValidationError when the person is of the workspace already */
async function replaceInvitations(
  tx: Transaction,
  { workspaceId, email }: { readonly workspaceId: string; readonly email: string },
): Promise<void> {
  if ((await tx.membership.count({ where: { workspaceId, user: { email } } })) > 0) {
    throw new ValidationError([{ path: 'email', message: 'This person is in the workspace already' }]);
  }
  const where = { workspaceId, email, ...openInvitations() };
  await tx.invitation.updateMany({ where, data: { revokedAt: new Date() } });
}
