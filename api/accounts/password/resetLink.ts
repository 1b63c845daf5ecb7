/** Links to choose a new password: single-use, short-lived, kept as a hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { Env } from '../../env.js';
import { newId } from '../../graphql/ids.js';
import type { PrismaClient, Transaction } from '../../services.js';

export const LINK_MINUTES = 60;
const KIND = 'password-reset:';

/** How the link reached the person: by mail it shows that the address is theirs. */
export type LinkWay = 'mail' | 'administrator';

interface LinkSubject {
  readonly userId: string;
  readonly way: LinkWay;
}

const identifierOf = (token: string) => KIND + createHash('sha256').update(token).digest('hex');

/**
 * Makes a link; earlier ones of the account end. Its token stands behind the #, which browsers send to no server and
 * no log holds.
 */
export async function makeResetLink(
  { env, prisma }: { readonly env: Env; readonly prisma: PrismaClient },
  { userId, way }: LinkSubject,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await prisma.$transaction(async (tx) => {
    await endResetLinks(tx, userId);
    await tx.verification.create({
      data: {
        id: newId('ver'),
        identifier: identifierOf(token),
        value: `${userId} ${way}`,
        expiresAt: new Date(Date.now() + LINK_MINUTES * 60_000),
      },
    });
  });
  return `${env.publicUrl}/reset-password#${token}`;
}

export async function endResetLinks(tx: Pick<Transaction, 'verification'>, userId: string): Promise<void> {
  const values = (['mail', 'administrator'] satisfies LinkWay[]).map((way) => `${userId} ${way}`);
  await tx.verification.deleteMany({ where: { identifier: { startsWith: KIND }, value: { in: values } } });
}

/** Takes the link's token: it works once, whoever comes with it at the same time. Null where it is none, or too old. */
export async function takeResetLink(tx: Pick<Transaction, '$queryRaw'>, token: string): Promise<LinkSubject | null> {
  const [row] = await tx.$queryRaw<{ value: string }[]>`
    DELETE FROM "Verification" WHERE identifier = ${identifierOf(token)}
      AND "expiresAt" > now() AT TIME ZONE 'utc' RETURNING value`;
  if (!row) return null;
  const [userId, way] = row.value.split(' ');
  return { userId, way: way === 'mail' ? 'mail' : 'administrator' };
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
