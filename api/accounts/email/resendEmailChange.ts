import type { Services } from '../../services.js';
import { EMAIL_CHANGES, EMAIL_CHANGES_TO, takeAttempt } from '../attempts.js';
import type { Person } from '../../domain/caller.js';
import { holdPerson } from '../holdPerson.js';
import { beginEmailChange, requireWaiting, type WaitingEmail } from './emailChange.js';
import { write } from '../../domain/write.js';

/**
 * Mails a new link, valid for an hour, to the address that must be confirmed; the earlier link becomes invalid.
 * @throws ConflictError when no change to that address waits, or the session has ended
 * @throws TooManyAttemptsError
 */
export async function resendEmailChange(
  { userId }: Person,
  { prisma, queue }: Pick<Services, 'prisma' | 'queue'>,
  { email, sessionId }: WaitingEmail,
): Promise<void> {
  await takeAttempt(prisma, EMAIL_CHANGES, userId);
  await requireWaiting(prisma, { userId, email });
  await takeAttempt(prisma, EMAIL_CHANGES_TO, email);
  await write(prisma, async (tx) => {
    await holdPerson(tx, userId, sessionId);
    await requireWaiting(tx, { userId, email });
    await queue.send(tx, { kind: 'sendEmailChange', changeId: await beginEmailChange(tx, { userId, email }) });
  });
}
