import { ConflictError } from '../../domain/errors.js';
import type { Transaction } from '../../db/client.js';
import type { Services } from '../../services.js';
import type { Person } from '../../domain/caller.js';
import { confirmPerson, type Proof } from '../confirmPerson.js';
import { holdPerson } from '../holdPerson.js';
import { write } from '../../domain/write.js';

/**
 * Unlinks the provider's account. The password stays. Signing in at the provider does not link it again; the person
 * can, in the settings.
 * @throws ConflictError when none is linked, it is the only way to sign in, the proof of identity is missing, or the
 * session has ended
 * @throws ValidationError, TooManyAttemptsError when the password is wrong
 */
export async function unlinkProvider(
  { userId }: Person,
  { prisma, log }: Pick<Services, 'prisma' | 'log'>,
  proof: Proof,
): Promise<void> {
  await requireBoth(prisma, userId);
  await confirmPerson(prisma, { ...proof, userId, act: 'unlink the provider' });
  await write(prisma, async (tx) => {
    await holdPerson(tx, userId, proof.sessionId);
    await requireBoth(tx, userId);
    const where = { userId, providerId: { not: 'credential' } };
    const accounts = await tx.account.findMany({ where, select: { providerId: true } });
    await tx.account.deleteMany({ where });
    const { unlinkedProviders } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    const unlinked = new Set([...unlinkedProviders, ...accounts.map(({ providerId }) => providerId)]);
    await tx.user.update({ where: { id: userId }, data: { unlinkedProviders: [...unlinked] } });
  });
  log.info({ user: userId }, 'a person unlinked the provider');
}

/** Requires a password and a provider account, so that one way to sign in remains. */
async function requireBoth(prisma: Pick<Transaction, 'account'>, userId: string): Promise<void> {
  const accounts = await prisma.account.findMany({ where: { userId }, select: { providerId: true, password: true } });
  if (accounts.every(({ providerId }) => providerId === 'credential')) {
    throw new ConflictError('No account with a provider is linked.');
  }
  if (!accounts.some(({ password }) => password)) {
    throw new ConflictError('Set a password first: the provider is the only way to sign in to this account.');
  }
}
