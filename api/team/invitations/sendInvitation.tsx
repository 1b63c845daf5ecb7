/** @jsxRuntime automatic */
/** The mail with the link of an invitation; the worker sends it. */
import { hashOfToken } from '../../accounts/linkToken.js';
import { ROLE_NAMES } from '../../domain/permissions.js';
import { writeIn } from '../../domain/write.js';
import { Letter } from '../../mail/letter/Letter.js';
import { Act, Given, Paragraph } from '../../mail/letter/parts.js';
import { sendLetter } from '../../mail/sendLetter.js';
import type { Services } from '../../services.js';
import { tellTeam } from '../members.js';
import { INVITATION_DAYS, linkOf, openInvitations, tokenOf } from './invitationLink.js';

/** Sends nothing when the invitation was accepted or revoked meanwhile. */
export async function sendInvitation({ prisma, env, mailer }: Services, id: string): Promise<void> {
  if (!mailer) return;
  const invitation = await prisma.invitation.findFirst({
    where: { id, ...openInvitations(), tokenHash: hashOfToken(tokenOf(env, id)) },
    include: { workspace: true, invitedBy: true },
  });
  if (!invitation?.email) return;
  const { email, workspace, invitedBy, role } = invitation;
  const inviter = invitedBy.name || invitedBy.email;
  await sendLetter(mailer, {
    to: email,
    subject: 'You are invited to a workspace at Showhome',
    letter: (
      <Letter title="You are invited" preview={`The link works once, within ${INVITATION_DAYS} days.`}>
        <Paragraph>
          <Given>{inviter}</Given> invites you to the workspace <Given>{workspace.name}</Given> at Showhome, as{' '}
          {ROLE_NAMES[role]}.
        </Paragraph>
        <Paragraph>Sign in with any account, or register: the link leads you there.</Paragraph>
        <Act href={linkOf(env, id)}>See the invitation</Act>
        <Paragraph>The link works once, within {INVITATION_DAYS} days.</Paragraph>
        <Paragraph>If you do not know them, ignore this mail.</Paragraph>
      </Letter>
    ),
  });
}

/** After the last try. The timeline does not name the address, which agents and viewers need not know. */
export async function failInvitation({ prisma, log }: Services, id: string): Promise<void> {
  await writeIn(prisma, id, async (tx) => {
    const open = await tx.invitation.findFirst({ where: { id, ...openInvitations() } });
    if (!open) return;
    const description = 'An invitation could not be mailed. Revoke it and invite again, or pass its link on';
    await tellTeam(tx, { workspaceId: open.workspaceId, actorId: null, action: 'mail_failed', description });
  });
  log.error({ invitation: id }, 'an invitation could not be mailed');
}
