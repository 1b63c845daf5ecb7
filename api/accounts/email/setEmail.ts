import { Prisma } from '../../db/generated/client.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import { endResetLink } from '../password/resetLink.js';
import { endEmailChanges, type EmailChange } from './emailChange.js';
import { write } from '../../domain/write.js';

export const TAKEN = 'There is already an account with this email';

/**
 * Sets the account's e-mail and invalidates the links that were sent to the old one. The caller decides whether the
 * address is verified: only a verified address may link a provider account by itself.
 */
export async function setEmail(
  tx: Transaction,
  { userId, email, verified }: EmailChange & { readonly verified: boolean },
): Promise<void> {
  await endResetLink(tx, userId);
  await endEmailChanges(tx, userId);
  await tx.user.update({ where: { id: userId }, data: { email, emailVerified: verified } });
}

/** @throws the error that `otherwise` makes when another account took the address meanwhile */
export async function unlessTaken(
  { prisma }: Pick<Services, 'prisma'>,
  change: (tx: Transaction) => Promise<void>,
  otherwise: () => Error,
): Promise<void> {
  try {
    await write(prisma, change);
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') throw otherwise();
    throw error;
  }
}
