/** The mails about a change of an account's e-mail; the worker sends them. */
import type { Services } from '../../services.js';
import { CHANGE_MINUTES, linkOfChange } from './emailChange.js';

/** Asks the new address for a confirmation. Sends nothing when the change has ended. */
export async function sendEmailChange(services: Services, changeId: string): Promise<void> {
  const { mailer, prisma } = services;
  if (!mailer) return;
  // Made here, so that the queue holds no token.
  const change = await linkOfChange(services, changeId);
  const person = change && (await prisma.user.findUnique({ where: { id: change.userId } }));
  if (!person) return;
  await mailer.send({
    to: change.email,
    subject: 'Confirm your new email for Showhome',
    text: question(person.email, change.link),
  });
}

/** Tells the old address that it no longer signs in to the account. */
export async function tellEmailChanged(
  { mailer, env }: Services,
  { before, email }: { readonly before: string; readonly email: string },
): Promise<void> {
  await mailer?.send({
    to: before,
    subject: 'The email of your Showhome account was changed',
    text: news(email, env.mail.support),
  });
}

const question = (present: string, link: string) => `Hello,

whoever is signed in to Showhome as ${present} wants to use this address for the account from now on.

If that is you, open this link in the browser in which you are signed in, and confirm it:

${link}

The link works once, within ${CHANGE_MINUTES} minutes. Until then nothing changes.

If it is not you, ignore this mail.

Showhome
`;

const news = (email: string, support: string) => `Hello,

the email of your account at Showhome is ${email} now. Sign in with it from now on.

Nothing is sent to this address any more.

If it was not you who changed it, write to ${support} at once.

Showhome
`;
