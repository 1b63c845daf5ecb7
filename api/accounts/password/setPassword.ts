import { hashPassword } from 'better-auth/crypto';
import { newId } from '../../domain/ids.js';
import { ConflictError, ValidationError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import type { Person } from '../../domain/caller.js';
import { confirmBySignIn } from '../confirmPerson.js';
import { holdPerson } from '../holdPerson.js';
import { weaknessOf } from './password.rules.js';
import { endResetLink } from './resetLink.js';
import { write } from '../../domain/write.js';

interface FirstPassword {
  readonly newPassword: string;
  readonly sessionId: string | undefined;
}

/**
 * Adds a password to an account that only a provider signs in to. Needs a recent sign-in, so that a stolen session
 * cannot become a permanent way in. Invalidates every reset link.
 * @throws ConflictError when there is a password already, or the sign-in is not recent
 * @throws ValidationError when it is too easy to guess
 */
export async function setPassword(
  { userId }: Person,
  { prisma }: Pick<Services, 'prisma'>,
  { newPassword, sessionId }: FirstPassword,
): Promise<void> {
  const credential = { userId, providerId: 'credential' };
  if ((await prisma.account.count({ where: credential })) > 0) {
    throw new ConflictError('This account has a password already. Change it instead.', 'ALREADY_DONE');
  }
  await confirmBySignIn(prisma, { userId, sessionId, act: 'set the password' });
  const password = await hashPassword(newPassword);
  await write(prisma, async (tx) => {
    const email = await holdPerson(tx, userId, sessionId);
    const weakness = weaknessOf(newPassword, email);
    if (weakness) throw new ValidationError([{ path: 'newPassword', message: weakness }]);
    // The person's row is locked: of two concurrent calls the second finds the first one's password.
    if ((await tx.account.count({ where: credential })) > 0) {
      throw new ConflictError('This account has a password already. Change it instead.', 'ALREADY_DONE');
    }
    await tx.account.create({ data: { id: newId('acc'), ...credential, accountId: userId, password } });
    await endResetLink(tx, userId);
  });
}
