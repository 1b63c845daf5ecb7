/** Links to choose a new password: single-use, short-lived, kept as a hash. An account has one at most. */
import type { ResetLinkWay } from '../../db/generated/enums.js';
import type { Env } from '../../env.js';
import type { PrismaClient, Transaction } from '../../db/client.js';
import { hashOfToken, newToken } from '../linkToken.js';

export const LINK_MINUTES = 60;

interface LinkSubject {
  readonly userId: string;
  /** the account's, in lower case: once it has another, the link is void */
  readonly email: string;
  readonly way: ResetLinkWay;
}

/**
 * Makes a link in the place of the one that the account had. Its token stands behind the #, which browsers send to no
 * server and no log holds.
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
 * Takes the link's token: it works once, whoever comes with it at the same time. Null where it is none, is too old, or
 * was made for an address that the account no longer has.
 */
export async function takeResetLink(tx: Pick<Transaction, '$queryRaw'>, token: string): Promise<LinkSubject | null> {
  const [link] = await tx.$queryRaw<LinkSubject[]>`
    DELETE FROM "ResetLink" AS link USING "User" AS person
    WHERE link."tokenHash" = ${hashOfToken(token)} AND link."expiresAt" > now() AT TIME ZONE 'utc'
      AND person.id = link."userId" AND person.email = link.email
    RETURNING link."userId", link.email, link.way`;
  return link ?? null;
}

/** Whose link it is, without taking it. */
export async function readResetLink(
  { prisma }: { readonly prisma: PrismaClient },
  token: string,
): Promise<string | null> {
  const where = { tokenHash: hashOfToken(token), expiresAt: { gt: new Date() } };
  const link = await prisma.resetLink.findFirst({ where });
  return link?.userId ?? null;
}
