/**
 * Changes of an account's e-mail that wait for the new address to answer. Kept like reset links, by a hash of the
 * token; but nobody can follow one who is not signed in to the account: a stranger who is mailed a link that they did
 * not ask for cannot lend their address to another's account.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Env } from '../../env.js';
import { ConflictError } from '../../domain/errors.js';
import { newId } from '../../domain/ids.js';
import type { PrismaClient, Transaction } from '../../db/client.js';

export const CHANGE_MINUTES = 60;
const KIND = 'email-change:';
/** In the place of a token's hash until the letter is written. */
const UNWRITTEN = `${KIND}unwritten:`;

const identifierOf = (token: string) => KIND + createHash('sha256').update(token).digest('hex');

/** Why a link counts no more: stands before its identifier until it would have been too old. */
export type Ending = 'cancelled' | 'replaced';
const endedAs = (ending: Ending, identifier: string) => `${ending} ${identifier}`;

export interface EmailChange {
  readonly userId: string;
  /** the new one, in lower case */
  readonly email: string;
}

/**
 * Notes what the person wants; an earlier wish is replaced.
 * @returns the change's id, for the letter
 */
export async function beginEmailChange(
  tx: Pick<Transaction, 'verification' | '$executeRaw'>,
  { userId, email }: EmailChange,
): Promise<string> {
  await tx.verification.deleteMany({ where: { ...everyChangeOf(userId), expiresAt: { lte: new Date() } } });
  await withdraw(tx, userId, 'replaced');
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
export async function pendingEmailOf(
  prisma: Pick<PrismaClient, 'verification'>,
  userId: string,
): Promise<string | null> {
  const waits = {
    identifier: { startsWith: KIND },
    value: { startsWith: `${userId} ` },
    expiresAt: { gt: new Date() },
  };
  const change = await prisma.verification.findFirst({ where: waits });
  return change?.value.split(' ')[1] ?? null;
}

/** A change that waits, and the session in which something is done about it. */
export interface WaitingEmail {
  /** the new address, as the person saw it */
  readonly email: string;
  readonly sessionId: string | undefined;
}

/** @throws ConflictError where no change to that address waits */
export async function requireWaiting(
  prisma: Pick<PrismaClient, 'verification'>,
  { userId, email }: EmailChange,
): Promise<void> {
  if ((await pendingEmailOf(prisma, userId)) === email) return;
  throw new ConflictError(`No change to ${email} waits any more. Reload the page to see which email counts.`);
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

/** Why a link of the person's own counts no more; null where nothing is known of it. */
export async function endingOf(
  tx: Pick<Transaction, 'verification'>,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<Ending | null> {
  const identifier = identifierOf(token);
  const isTheirs = { value: { startsWith: `${userId} ` }, expiresAt: { gt: new Date() } };
  for (const ending of ['cancelled', 'replaced'] as const) {
    const where = { ...isTheirs, identifier: endedAs(ending, identifier) };
    if ((await tx.verification.count({ where })) > 0) return ending;
  }
  return null;
}

/** What waits ends, and whoever follows its link hears why. */
export async function withdraw(tx: Pick<Transaction, '$executeRaw'>, userId: string, ending: Ending): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Verification" SET identifier = ${endedAs(ending, '')} || identifier
    WHERE starts_with(identifier, ${KIND}) AND split_part(value, ' ', 1) = ${userId}`;
}

/** Whatever waits or waited is forgotten: no link leads anywhere. */
export async function endEmailChanges(tx: Pick<Transaction, 'verification'>, userId: string): Promise<void> {
  await tx.verification.deleteMany({ where: everyChangeOf(userId) });
}

const everyChangeOf = (userId: string) => ({
  identifier: { contains: KIND },
  value: { startsWith: `${userId} ` },
});
