/**
 * Changes of an account's e-mail that wait for the new address to answer. Kept like reset links, by a hash of the
 * token; but nobody can follow one who is not signed in to the account: a stranger who is mailed a link that they did
 * not ask for cannot lend their address to another's account.
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

/** A link that somebody follows, and who they are signed in as. */
export interface FollowedLink {
  readonly userId: string;
  readonly token: string;
}

/** The changes of a person whose hour is not over. */
const recent = (userId: string) => ({ userId, expiresAt: { gt: new Date() } });

/**
 * Notes what the person wants; an earlier wish is replaced.
 * @returns the change's id, for the letter
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

/** Makes the link of a change, in the place of one made before. Null where the change has ended. */
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
  // Behind the #, which browsers send to no server and no log holds.
  return { userId, email, link: `${env.publicUrl}/confirm-email#${token}` };
}

/** The address that a person's account waits for, or null. */
export async function pendingEmailOf(
  prisma: Pick<PrismaClient, 'emailChange'>,
  userId: string,
): Promise<string | null> {
  const change = await prisma.emailChange.findFirst({ where: { ...recent(userId), ending: null } });
  return change?.email ?? null;
}

/** A change that waits, and the session in which something is done about it. */
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

/** Takes a link of the person's own. @returns the new address; null where it is none, another's, used or too old */
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

/** Why a link of the person's own counts no more; null where nothing is known of it. */
export async function endingOf(
  tx: Pick<Transaction, 'emailChange'>,
  { userId, token }: FollowedLink,
): Promise<EmailChangeEnding | null> {
  const where = { ...recent(userId), tokenHash: hashOfToken(token) };
  const change = await tx.emailChange.findFirst({ where, select: { ending: true } });
  return change?.ending ?? null;
}

/** What waits ends, and whoever follows its link hears why. */
export async function withdraw(
  tx: Pick<Transaction, 'emailChange'>,
  userId: string,
  ending: EmailChangeEnding,
): Promise<void> {
  await tx.emailChange.updateMany({ where: { userId, ending: null }, data: { ending } });
}

/** Whatever waits or waited is forgotten: no link leads anywhere. */
export async function endEmailChanges(tx: Pick<Transaction, 'emailChange'>, userId: string): Promise<void> {
  await tx.emailChange.deleteMany({ where: { userId } });
}
