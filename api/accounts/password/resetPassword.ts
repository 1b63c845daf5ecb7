import { hashPassword } from 'better-auth/crypto';
import { newId } from '../../domain/ids.js';
import { ConflictError, ValidationError } from '../../domain/errors.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { clearAttempts, GUESSES } from '../attempts.js';
import { endEmailChanges } from '../email/emailChange.js';
import { endSessions } from '../sessions/endSessions.js';
import { weaknessOf } from './password.rules.js';
import { readResetLink, takeResetLink } from './resetLink.js';
import { writeOfPerson } from '../../domain/write.js';

const LOST_LINK = 'This link has been used already or is older than an hour. Ask for a new one.';

interface NewPassword {
  /** of the link */
  readonly token: string;
  readonly password: string;
}

/**
 * Sets the password that the holder of a link chose, ends all of the person's sessions and clears the count of wrong
 * guesses.
 * @returns the account's e-mail
 * @throws ConflictError when the link is unknown, used or expired
 * @throws ValidationError when the password is too easy to guess: the link stays valid
 */
export async function resetPassword({ prisma }: Pick<Services, 'prisma'>, chosen: NewPassword): Promise<string> {
  const userId = await readResetLink({ prisma }, chosen.token);
  const user = userId && (await prisma.user.findUnique({ where: { id: userId } }));
  if (!user) throw new ConflictError(LOST_LINK);
  const weakness = weaknessOf(chosen.password, user.email);
  if (weakness) throw new ValidationError([{ path: 'password', message: weakness }]);
  const hash = await hashPassword(chosen.password);
  await writeOfPerson(prisma, user.id, async (tx) => {
    const link = await takeResetLink(tx, chosen.token);
    if (!link) throw new ConflictError(LOST_LINK);
    await setPassword(tx, user.id, hash);
    if (link.way === 'mail' && !user.emailVerified) await claimAddress(tx, user.id);
    await endEmailChanges(tx, user.id);
    await endSessions(tx, user.id);
    await clearAttempts(tx, GUESSES, user.email);
  });
  return user.email;
}

async function setPassword(tx: Transaction, userId: string, password: string): Promise<void> {
  const { count } = await tx.account.updateMany({ where: { userId, providerId: 'credential' }, data: { password } });
  if (count > 0) return;
  const id = newId('acc');
  await tx.account.create({ data: { id, userId, accountId: userId, providerId: 'credential', password } });
}

/**
 * The mail arrived, so the address is this person's. Another person may have registered it before, so all earlier ways
 * to sign in end.
 */
async function claimAddress(tx: Transaction, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { emailVerified: true, unlinkedProviders: [] } });
  await tx.account.deleteMany({ where: { userId, providerId: { not: 'credential' } } });
}
