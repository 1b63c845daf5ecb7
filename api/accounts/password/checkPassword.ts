import { verifyPassword } from 'better-auth/crypto';
import { ConflictError, ValidationError } from '../../domain/errors.js';
import type { PrismaClient } from '../../db/client.js';
import { clearAttempts, GUESSES_SIGNED_IN, takeAttempt } from '../attempts.js';

interface CheckedPassword {
  readonly userId: string;
  /** in lower case */
  readonly email: string;
  /** id of the credential account's row */
  readonly accountId: string;
  readonly hash: string;
}

/**
 * Checks the password of a signed-in person. These guesses are counted apart from those at sign-in.
 * @param field the input's field that the error names
 * @throws TooManyAttemptsError
 * @throws ValidationError when the password is wrong
 * @throws ConflictError when the account has no password
 */
export async function checkPassword(
  prisma: PrismaClient,
  { userId, password, field }: { readonly userId: string; readonly password: string; readonly field: string },
): Promise<CheckedPassword> {
  const { email, accounts } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, accounts: { where: { providerId: 'credential' } } },
  });
  const [account] = accounts;
  const hash = account?.password;
  if (!hash) throw new ConflictError('This account has no password yet. Ask for a reset link to choose one.');
  await takeAttempt(prisma, GUESSES_SIGNED_IN, userId);
  if (!(await verifyPassword({ hash, password }))) {
    throw new ValidationError([{ path: field, message: 'The password is not right' }]);
  }
  await clearAttempts(prisma, GUESSES_SIGNED_IN, userId);
  return { userId, email, accountId: account.id, hash };
}
