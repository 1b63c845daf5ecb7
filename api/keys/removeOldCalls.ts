import { among, removeInBatches } from '../db/removeInBatches.js';
import type { Services } from '../services.js';

/** Days for which the answer to a call with an idempotency key is kept. */
export const CALLS_KEPT_DAYS = 1;

const AT_ONCE = 1000;

/** Removes calls of before a time. @returns their number */
export async function removeOldCalls(
  { prisma: { idempotentCall } }: Pick<Services, 'prisma'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = { createdAt: { lt: before } };
  return removeInBatches({
    read: () => idempotentCall.findMany({ where, take: AT_ONCE, select: { id: true } }),
    remove: async (old) => (await idempotentCall.deleteMany({ where: { ...where, ...among(old) } })).count,
    signal,
  });
}
