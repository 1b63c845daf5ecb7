import type { Services } from '../../services.js';
import { LINK_MINUTES, makeResetLink } from './resetLink.js';

/**
 * Mails a link to choose a new password; does nothing when the address has no account. The worker does it, so that the
 * time of the answer does not reveal whether there is an account, and the queue holds no link.
 */
export async function sendReset(services: Services, email: string): Promise<void> {
  const { mailer, prisma, env } = services;
  const user = mailer && (await prisma.user.findUnique({ where: { email } }));
  if (!user) return;
  const link = await makeResetLink(services, { userId: user.id, email: user.email, way: 'mail' });
  await mailer.send({
    to: user.email,
    subject: 'Choose a new password for Showhome',
    text: letter(link, env.mail.support),
  });
}

const letter = (link: string, support: string) => `Hello,

somebody asked for a new password for your account at Showhome. If that was you, open this link and choose one:

${link}

The link works once, within ${LINK_MINUTES} minutes. When the new password is set, you are signed out everywhere.

If it was not you, ignore this mail: nothing changes. Should it happen again, write to ${support}.

Showhome
`;
