/** @jsxRuntime automatic */
/** The mails about a change of an account's e-mail; the worker sends them. */
import { Letter } from '../../mail/letter/Letter.js';
import { Act, Given, Paragraph } from '../../mail/letter/parts.js';
import { sendLetter } from '../../mail/sendLetter.js';
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
  await sendLetter(mailer, {
    to: change.email,
    subject: 'Confirm your new email for Showhome',
    letter: question(person.email, change.link),
  });
}

/** Tells the old address that it no longer signs in to the account. */
export async function tellEmailChanged(
  { mailer, env }: Services,
  { before, email }: { readonly before: string; readonly email: string },
): Promise<void> {
  if (!mailer) return;
  await sendLetter(mailer, {
    to: before,
    subject: 'The email of your Showhome account was changed',
    letter: news(email, env.mail.support),
  });
}

const question = (present: string, link: string) => (
  <Letter title="Confirm your new email" preview={`The link works once, within ${CHANGE_MINUTES} minutes.`}>
    <Paragraph>
      Whoever is signed in to Showhome as <Given>{present}</Given> wants to use this address for the account from now
      on.
    </Paragraph>
    <Paragraph>If that is you, open this link in the browser in which you are signed in, and confirm it:</Paragraph>
    <Act href={link}>Confirm the new email</Act>
    <Paragraph>The link works once, within {CHANGE_MINUTES} minutes. Until then nothing changes.</Paragraph>
    <Paragraph>If it is not you, ignore this mail.</Paragraph>
  </Letter>
);

const news = (email: string, support: string) => (
  <Letter title="Your email was changed" preview="Nothing is sent to this address any more.">
    <Paragraph>
      The email of your account at Showhome is <Given>{email}</Given> now. Sign in with it from now on.
    </Paragraph>
    <Paragraph>Nothing is sent to this address any more.</Paragraph>
    <Paragraph>If it was not you who changed it, write to {support} at once.</Paragraph>
  </Letter>
);
