/**
 * Changes of an account's e-mail that wait for the new address to answer. Kept like reset links, by a hash of the
 * token; but nobody can follow one who is not signed in to the account: a stranger who is mailed a link that they did
 * not ask for cannot lend their address to another's account.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Env } from '../../env.js';
import { newId } from '../../graphql/ids.js';
import type { PrismaClient, Transaction } from '../../services.js';

export const CHANGE_MINUTES = 60;
const KIND = 'email-change:';
/** In the place of a token's hash until the letter is written. */
const UNWRITTEN = `${KIND}unwritten:`;

const identifierOf = (token: string) => KIND + createHash('sha256').update(token).digest('hex');
const changesOf = (userId: string) => ({
  identifier: { startsWith: KIND },
  value: { startsWith: `${userId} ` },
});

export interface EmailChange {
  readonly userId: string;
  /** the new one, in lower case */
  readonly email: string;
}

/**
 * Notes what the person wants; an earlier wish ends.
 * @returns the change's id, for the letter
 */
export async function beginEmailChange(
  tx: Pick<Transaction, 'verification'>,
  { userId, email }: EmailChange,
): Promise<string> {
  await endEmailChanges(tx, userId);
  const id = newId('ver');
  const expiresAt = new Date(Date.now() + CHANGE_MINUTES * 60_000);
  await tx.verification.create({ data: { id, identifier: UNWRITTEN + id, value: `${userId} ${email}`, expiresAt } });
  return id;
}

/** Makes the link of a change, in the place of one made before. Null where the change has ended. */
export async function linkOfChange(
  { env, prisma }: { readonly env: Env; readonly prisma: PrismaClient },
  id: string,
): Promise<(EmailChange & { readonly link: string }) | null> {
  const token = randomBytes(32).toString('base64url');
  const where = { id, identifier: { startsWith: KIND }, expiresAt: { gt: new Date() } };
  const [row] = await prisma.verification.updateManyAndReturn({ where, data: { identifier: identifierOf(token) } });
  if (!row) return null;
  const [userId, email] = row.value.split(' ');
  // Behind the #, which browsers send to no server and no log holds.
  return { userId, email, link: `${env.publicUrl}/confirm-email#${token}` };
}

/** The address that a person's account waits for, or null. */
export async function pendingEmailOf(prisma: PrismaClient, userId: string): Promise<string | null> {
  const where = { ...changesOf(userId), expiresAt: { gt: new Date() } };
  const change = await prisma.verification.findFirst({ where });
  return change?.value.split(' ')[1] ?? null;
}

/** Takes a link of the person's own. @returns the new address; null where it is none, another's, used or too old */
export async function takeEmailChange(
  tx: Pick<Transaction, '$queryRaw'>,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ email: string }[]>`
    DELETE FROM "Verification"
    WHERE identifier = ${identifierOf(token)} AND "expiresAt" > now() AT TIME ZONE 'utc'
      AND split_part(value, ' ', 1) = ${userId}
    RETURNING split_part(value, ' ', 2) AS email`;
  return row?.email ?? null;
}

/** Whatever waits ends: its link leads nowhere. */
export async function endEmailChanges(tx: Pick<Transaction, 'verification'>, userId: string): Promise<void> {
  await tx.verification.deleteMany({ where: changesOf(userId) });
}
