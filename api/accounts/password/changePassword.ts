import { randomBytes } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { ConflictError, ValidationError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import type { Person } from '../../domain/caller.js';
import { endEmailChanges } from '../email/emailChange.js';
import { endSessions } from '../sessions/endSessions.js';
import { checkPassword } from './checkPassword.js';
import { weaknessOf } from './password.rules.js';
import { endResetLink } from './resetLink.js';
import { writeOfPerson } from '../../domain/write.js';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** the session that stays, under a new token */
  readonly sessionId: string;
}

const FIELD = 'newPassword';

/**
 * Changes the password. Ends all other sessions, every reset link and every waiting change of the e-mail.
 * @returns the session's new token; the old one is invalid
 * @throws ValidationError, TooManyAttemptsError, ConflictError
 */
export async function changePassword(
  caller: Person,
  { prisma }: Pick<Services, 'prisma'>,
  { currentPassword, newPassword, sessionId }: PasswordChange,
): Promise<string> {
  const { userId } = caller;
  const known = await checkPassword(prisma, { userId, password: currentPassword, field: 'currentPassword' });
  const same = newPassword === currentPassword ? 'Choose a password other than the present one' : null;
  const problem = same ?? weaknessOf(newPassword, known.email);
  if (problem) throw new ValidationError([{ path: FIELD, message: problem }]);
  const password = await hashPassword(newPassword);
  const token = randomBytes(24).toString('base64url');
  await writeOfPerson(prisma, userId, async (tx) => {
    const where = { id: known.accountId, password: known.hash };
    const changed = await tx.account.updateMany({ where, data: { password } });
    const goesOn = await tx.session.updateMany({ where: { id: sessionId, userId }, data: { token } });
    if (changed.count === 0 || goesOn.count === 0) {
      throw new ConflictError('The password or the session was changed meanwhile. Sign in again.');
    }
    await endResetLink(tx, userId);
    await endEmailChanges(tx, userId);
    await endSessions(tx, userId, { except: sessionId });
  });
  return token;
}
