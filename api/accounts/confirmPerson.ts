/**
 * Asks for a proof of identity before an act that cannot be undone or could lock the person out. A session alone is not
 * enough: the device may be lost.
 */
import { ConflictError } from '../domain/errors.js';
import type { PrismaClient } from '../db/client.js';
import { checkPassword } from './password/checkPassword.js';

const RECENT_MINUTES = 10;

/** How a person proves their identity. */
export interface Proof {
  readonly sessionId: string | undefined;
  /** null: the session is recent enough */
  readonly password: string | null;
}

interface Confirmation extends Proof {
  readonly userId: string;
  /** the act, as the sentence names it: "delete the account" */
  readonly act: string;
}

/**
 * @throws ValidationError, TooManyAttemptsError when the password is wrong
 * @throws ConflictError when there is neither a password nor a recent sign-in
 */
export async function confirmPerson(prisma: PrismaClient, confirmation: Confirmation): Promise<void> {
  const { userId, password, act } = confirmation;
  if (password !== null) {
    await checkPassword(prisma, { userId, password, field: 'password' });
    return;
  }
  if (await signedInRecently(prisma, confirmation)) return;
  throw new ConflictError(
    `Enter your password, or sign out, sign in again and ${act} within ${RECENT_MINUTES} minutes.`,
  );
}

/**
 * For people without a password.
 * @throws ConflictError when the sign-in is not recent
 */
export async function confirmBySignIn(
  prisma: PrismaClient,
  confirmation: Omit<Confirmation, 'password'>,
): Promise<void> {
  if (await signedInRecently(prisma, confirmation)) return;
  throw new ConflictError(`Sign out, sign in again and ${confirmation.act} within ${RECENT_MINUTES} minutes.`);
}

async function signedInRecently(
  prisma: PrismaClient,
  { userId, sessionId }: Pick<Confirmation, 'userId' | 'sessionId'>,
): Promise<boolean> {
  const since = new Date(Date.now() - RECENT_MINUTES * 60_000);
  const where = { id: sessionId ?? '', userId, createdAt: { gt: since } };
  return (await prisma.session.count({ where })) > 0;
}
