import type { Services } from '../services.js';

/** Days for which the answer to a call with an idempotency key is kept. */
export const CALLS_KEPT_DAYS = 1;

/** Removes calls of before a time. @returns their number */
export async function removeOldCalls({ prisma }: Pick<Services, 'prisma'>, before: Date): Promise<number> {
  return (await prisma.idempotentCall.deleteMany({ where: { createdAt: { lt: before } } })).count;
}
