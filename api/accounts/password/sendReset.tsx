/** @jsxRuntime automatic */
import { Letter } from '../../mail/letter/Letter.js';
import { Act, Paragraph } from '../../mail/letter/parts.js';
import { sendLetter } from '../../mail/sendLetter.js';
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
  await sendLetter(mailer, {
    to: user.email,
    subject: 'Choose a new password for Showhome',
    letter: letter(link, env.mail.support),
  });
}

const letter = (link: string, support: string) => (
  <Letter title="Choose a new password" preview={`The link works once, within ${LINK_MINUTES} minutes.`}>
    <Paragraph>
      Somebody asked for a new password for your account at Showhome. If that was you, open this link and choose one:
    </Paragraph>
    <Act href={link}>Choose a new password</Act>
    <Paragraph>
      The link works once, within {LINK_MINUTES} minutes. When the new password is set, you are signed out everywhere.
    </Paragraph>
    <Paragraph>
      If it was not you, ignore this mail: nothing changes. Should it happen again, write to {support}.
    </Paragraph>
  </Letter>
);
