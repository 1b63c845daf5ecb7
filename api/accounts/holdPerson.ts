import { ConflictError } from '../domain/errors.js';
import type { Transaction } from '../db/client.js';

/**
 * Locks the rows of the person and the session while a way to sign in is changed, so that an ended session changes
 * nothing.
 * @returns the present address
 * @throws ConflictError when the session has ended
 */
export async function holdPerson(tx: Transaction, userId: string, sessionId: string | undefined): Promise<string> {
  const [person] = await tx.$queryRaw<{ email: string }[]>`SELECT email FROM "User" WHERE id = ${userId} FOR UPDATE`;
  const sessions = await tx.$queryRaw<object[]>`
    SELECT id FROM "Session" WHERE id = ${sessionId ?? ''} AND "userId" = ${userId} FOR UPDATE`;
  if (!person || sessions.length === 0) throw new ConflictError('You were signed out meanwhile. Sign in again.');
  return person.email;
}
