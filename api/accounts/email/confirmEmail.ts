import type { EmailChangeEnding } from '../../db/generated/enums.js';
import { ConflictError } from '../../domain/errors.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { EMAIL_LINKS, takeAttempt } from '../attempts.js';
import type { Person } from '../../domain/caller.js';
import { holdPerson } from '../holdPerson.js';
import { endingOf, takeEmailChange, type FollowedLink } from './emailChange.js';
import { setEmail, TAKEN, unlessTaken } from './setEmail.js';

const LOST_LINK = 'This link is not for your account, has been used already or is older than an hour.';
const ENDED_LINK: Readonly<Record<EmailChangeEnding, string>> = {
  cancelled: 'This change was cancelled: the link no longer counts. Ask for the change again in the settings.',
  replaced: 'A newer link was sent: this one no longer counts. Follow the link in the latest mail.',
};

/**
 * Confirms the new address: it becomes the account's verified e-mail, and the old address is told.
 * @throws ConflictError when the link is another person's, used, withdrawn or expired, or the address was taken
 * meanwhile
 * @throws TooManyAttemptsError
 */
export async function confirmEmail(
  { userId }: Person,
  services: Pick<Services, 'prisma' | 'queue' | 'log'>,
  { token, sessionId }: { readonly token: string; readonly sessionId: string | undefined },
): Promise<void> {
  const { prisma, queue, log } = services;
  await takeAttempt(prisma, EMAIL_LINKS, userId);
  await unlessTaken(
    services,
    async (tx) => {
      const before = await holdPerson(tx, userId, sessionId);
      const email = await takeEmailChange(tx, { userId, token });
      if (email === null) throw new ConflictError(await whyLost(tx, { userId, token }));
      await setEmail(tx, { userId, email, verified: true });
      await queue.send(tx, { kind: 'tellEmailChanged', before, email });
    },
    () => new ConflictError(`${TAKEN}.`),
  );
  log.info({ user: userId }, 'a person changed their email');
}

async function whyLost(tx: Transaction, link: FollowedLink): Promise<string> {
  const ending = await endingOf(tx, link);
  return ending ? ENDED_LINK[ending] : LOST_LINK;
}
