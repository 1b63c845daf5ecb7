/**
 * Changes of an account's e-mail that wait for a confirmation from the new address. As with reset links, only a hash of
 * the token is stored. The link works only for a person who is signed in to the account: otherwise an attacker could
 * mail a link to a stranger, whose click would confirm their address for the attacker's account.
 */
import type { EmailChangeEnding } from '../../db/generated/enums.js';
import type { Env } from '../../env.js';
import { ConflictError } from '../../domain/errors.js';
import { newId } from '../../domain/ids.js';
import type { PrismaClient, Transaction } from '../../db/client.js';
import { hashOfToken, newToken } from '../linkToken.js';

export const CHANGE_MINUTES = 60;

export interface EmailChange {
  readonly userId: string;
  /** the new one, in lower case */
  readonly email: string;
}

/** A followed link, and the person who is signed in. */
export interface FollowedLink {
  readonly userId: string;
  readonly token: string;
}

/** The person's changes that have not expired. */
const recent = (userId: string) => ({ userId, expiresAt: { gt: new Date() } });

/**
 * Records the wanted address; an earlier change is replaced.
 * @returns the change's id, for the mail
 */
export async function beginEmailChange(
  tx: Pick<Transaction, 'emailChange'>,
  { userId, email }: EmailChange,
): Promise<string> {
  await tx.emailChange.deleteMany({ where: { userId, expiresAt: { lte: new Date() } } });
  await withdraw(tx, userId, 'replaced');
  const expiresAt = new Date(Date.now() + CHANGE_MINUTES * 60_000);
  const { id } = await tx.emailChange.create({ data: { id: newId('chg'), userId, email, expiresAt } });
  return id;
}

/** Makes the link of a change and invalidates the earlier one. Null when the change has ended. */
export async function linkOfChange(
  { env, prisma }: { readonly env: Env; readonly prisma: PrismaClient },
  id: string,
): Promise<(EmailChange & { readonly link: string }) | null> {
  const token = newToken();
  const [change] = await prisma.emailChange.updateManyAndReturn({
    where: { id, ending: null, expiresAt: { gt: new Date() } },
    data: { tokenHash: hashOfToken(token) },
  });
  if (!change) return null;
  const { userId, email } = change;
  // The token is in the fragment (#), which browsers send to no server and which appears in no log.
  return { userId, email, link: `${env.publicUrl}/confirm-email#${token}` };
}

/** The unconfirmed address of a person's change, or null. */
export async function pendingEmailOf(
  prisma: Pick<PrismaClient, 'emailChange'>,
  userId: string,
): Promise<string | null> {
  const change = await prisma.emailChange.findFirst({ where: { ...recent(userId), ending: null } });
  return change?.email ?? null;
}

/** A waiting change, and the session that acts on it. */
export interface WaitingEmail {
  /** the new address, as the person saw it */
  readonly email: string;
  readonly sessionId: string | undefined;
}

/** @throws ConflictError where no change to that address waits */
export async function requireWaiting(
  prisma: Pick<PrismaClient, 'emailChange'>,
  { userId, email }: EmailChange,
): Promise<void> {
  if ((await pendingEmailOf(prisma, userId)) === email) return;
  throw new ConflictError(`No change to ${email} waits any more. Reload the page to see which email counts.`);
}

/** Uses up a link. @returns the new address; null when the link is unknown, another person's, used or expired */
export async function takeEmailChange(
  tx: Pick<Transaction, '$queryRaw'>,
  { userId, token }: FollowedLink,
): Promise<string | null> {
  const [change] = await tx.$queryRaw<{ email: string }[]>`
    DELETE FROM "EmailChange"
    WHERE "tokenHash" = ${hashOfToken(token)} AND "userId" = ${userId} AND ending IS NULL
      AND "expiresAt" > now() AT TIME ZONE 'utc'
    RETURNING email`;
  return change?.email ?? null;
}

/** Why the person's link no longer works; null when the link is unknown. */
export async function endingOf(
  tx: Pick<Transaction, 'emailChange'>,
  { userId, token }: FollowedLink,
): Promise<EmailChangeEnding | null> {
  const where = { ...recent(userId), tokenHash: hashOfToken(token) };
  const change = await tx.emailChange.findFirst({ where, select: { ending: true } });
  return change?.ending ?? null;
}

/** Ends the waiting changes; their links then give the reason. */
export async function withdraw(
  tx: Pick<Transaction, 'emailChange'>,
  userId: string,
  ending: EmailChangeEnding,
): Promise<void> {
  await tx.emailChange.updateMany({ where: { userId, ending: null }, data: { ending } });
}

/** Deletes all changes of the person, ended ones too: their links become unknown. */
export async function endEmailChanges(tx: Pick<Transaction, 'emailChange'>, userId: string): Promise<void> {
  await tx.emailChange.deleteMany({ where: { userId } });
}
