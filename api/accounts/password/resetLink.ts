/** Links to choose a new password: single-use, short-lived, stored as a hash. An account has one at most. */
import type { ResetLinkWay } from '../../db/generated/enums.js';
import type { Env } from '../../env.js';
import type { PrismaClient, Transaction } from '../../db/client.js';
import { hashOfToken, newToken } from '../linkToken.js';

export const LINK_MINUTES = 60;

interface LinkSubject {
  readonly userId: string;
  /** the account's, in lower case: a later change of the e-mail invalidates the link */
  readonly email: string;
  readonly way: ResetLinkWay;
}

/**
 * Makes a link and invalidates the account's earlier one. The token is in the fragment (#), which browsers send to no
 * server and which appears in no log.
 */
export async function makeResetLink(
  { env, prisma }: { readonly env: Env; readonly prisma: PrismaClient },
  { userId, email, way }: LinkSubject,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
  const link = { email, way, expiresAt, tokenHash: hashOfToken(token) };
  await prisma.resetLink.upsert({ where: { userId }, create: { userId, ...link }, update: link });
  return `${env.publicUrl}/reset-password#${token}`;
}

export async function endResetLink(tx: Pick<Transaction, 'resetLink'>, userId: string): Promise<void> {
  await tx.resetLink.deleteMany({ where: { userId } });
}

/**
 * Uses up the link's token: it works once, also with concurrent requests. Null when it is unknown, expired, or was made
 * for an address that the account no longer has.
 */
export async function takeResetLink(tx: Pick<Transaction, '$queryRaw'>, token: string): Promise<LinkSubject | null> {
  const [link] = await tx.$queryRaw<LinkSubject[]>`
    DELETE FROM "ResetLink" AS link USING "User" AS person
    WHERE link."tokenHash" = ${hashOfToken(token)} AND link."expiresAt" > now() AT TIME ZONE 'utc'
      AND person.id = link."userId" AND person.email = link.email
    RETURNING link."userId", link.email, link.way`;
  return link ?? null;
}

/** The account of the link, without using it up. */
export async function readResetLink(
  { prisma }: { readonly prisma: PrismaClient },
  token: string,
): Promise<string | null> {
  const where = { tokenHash: hashOfToken(token), expiresAt: { gt: new Date() } };
  const link = await prisma.resetLink.findFirst({ where });
  return link?.userId ?? null;
}
