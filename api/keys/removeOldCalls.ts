import type { Prisma } from '../db/generated/client.js';
import type { PrismaClient } from '../db/client.js';

/** Milliseconds for which the answer to a call with an idempotency key is kept. */
export const KEPT_FOR = 24 * 3600 * 1000;

/** Removes what is older than a day. @returns the number of calls */
export async function removeOldCalls(prisma: Pick<PrismaClient, 'idempotentCall'>): Promise<number> {
  const where = { createdAt: { lt: new Date(Date.now() - KEPT_FOR) } } satisfies Prisma.IdempotentCallWhereInput;
  return (await prisma.idempotentCall.deleteMany({ where })).count;
}
