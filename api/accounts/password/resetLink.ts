/** Links to choose a new password: single-use, short-lived, kept as a hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { Env } from '../../env.js';
import { newId } from '../../domain/ids.js';
import type { PrismaClient, Transaction } from '../../db/client.js';

export const LINK_MINUTES = 60;
const KIND = 'password-reset:';

/** How the link reached the person: by mail it shows that the address is theirs. */
export type LinkWay = 'mail' | 'administrator';

interface LinkSubject {
  readonly userId: string;
  /** the account's, in lower case: once it has another, the link is void */
  readonly email: string;
  readonly way: LinkWay;
}

const identifierOf = (token: string) => KIND + createHash('sha256').update(token).digest('hex');

/**
 * Makes a link; earlier ones of the account end. Its token stands behind the #, which browsers send to no server and
 * no log holds.
 */
export async function makeResetLink(
  { env, prisma }: { readonly env: Env; readonly prisma: PrismaClient },
  { userId, email, way }: LinkSubject,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await prisma.$transaction(async (tx) => {
    await endResetLinks(tx, userId);
    await tx.verification.create({
      data: {
        id: newId('ver'),
        identifier: identifierOf(token),
        value: `${userId} ${way} ${email}`,
        expiresAt: new Date(Date.now() + LINK_MINUTES * 60_000),
      },
    });
  });
  return `${env.publicUrl}/reset-password#${token}`;
}

export async function endResetLinks(tx: Pick<Transaction, 'verification'>, userId: string): Promise<void> {
  const where = { identifier: { startsWith: KIND }, value: { startsWith: `${userId} ` } };
  await tx.verification.deleteMany({ where });
}

/**
 * Takes the link's token: it works once, whoever comes with it at the same time. Null where it is none, is too old, or
 * was made for an address that the account no longer has.
 */
export async function takeResetLink(tx: Pick<Transaction, '$queryRaw'>, token: string): Promise<LinkSubject | null> {
  const [row] = await tx.$queryRaw<{ value: string }[]>`
    DELETE FROM "Verification" AS link USING "User" AS person
    WHERE link.identifier = ${identifierOf(token)} AND link."expiresAt" > now() AT TIME ZONE 'utc'
      AND person.id = split_part(link.value, ' ', 1) AND person.email = split_part(link.value, ' ', 3)
    RETURNING link.value`;
  if (!row) return null;
  const [userId, way, email] = row.value.split(' ');
  return { userId, email, way: way === 'mail' ? 'mail' : 'administrator' };
}

/** Whose link it is, without taking it. */
export async function readResetLink(
  { prisma }: { readonly prisma: PrismaClient },
  token: string,
): Promise<string | null> {
  const where = { identifier: identifierOf(token), expiresAt: { gt: new Date() } };
  const link = await prisma.verification.findFirst({ where });
  return link?.value.split(' ', 1)[0] ?? null;
}
