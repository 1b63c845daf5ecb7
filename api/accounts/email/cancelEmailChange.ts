import type { Services } from '../../services.js';
import type { Person } from '../../domain/caller.js';
import { holdPerson } from '../holdPerson.js';
import { requireWaiting, withdraw, type WaitingEmail } from './emailChange.js';
import { write } from '../../domain/write.js';

/**
 * Withdraws a waiting change of the e-mail: its link becomes invalid, and the present address stays.
 * @throws ConflictError when no change to that address waits, or the session has ended
 */
export async function cancelEmailChange(
  { userId }: Person,
  { prisma, log }: Pick<Services, 'prisma' | 'log'>,
  { email, sessionId }: WaitingEmail,
): Promise<void> {
  await write(prisma, async (tx) => {
    await holdPerson(tx, userId, sessionId);
    await requireWaiting(tx, { userId, email });
    await withdraw(tx, userId, 'cancelled');
  });
  log.info({ user: userId }, 'a person cancelled the change of their email');
}
