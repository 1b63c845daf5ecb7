/**
 * Before what cannot be undone, or would lock the person out: a session alone, which may be a lost device's, is not
 * enough.
 */
import { ConflictError } from '../domain/errors.js';
import type { PrismaClient } from '../db/client.js';
import { checkPassword } from './password/checkPassword.js';

const RECENT_MINUTES = 10;

/** What a person gives to show that it is them. */
export interface Proof {
  readonly sessionId: string | undefined;
  /** null: the session was begun a moment ago */
  readonly password: string | null;
}

interface Confirmation extends Proof {
  readonly userId: string;
  /** what is to be done, for the sentence: "delete the account" */
  readonly act: string;
}

/**
 * @throws ValidationError, TooManyAttemptsError where the password is not theirs
 * @throws ConflictError where neither password nor a recent sign-in shows that it is them
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
 * For people who have no password to give.
 * @throws ConflictError where the session was not begun a moment ago
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
