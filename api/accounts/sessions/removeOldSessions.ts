import { among, removeInBatches } from '../../db/removeInBatches.js';
import type { Services } from '../../services.js';

const AT_ONCE = 1000;

/** Removes sessions that expired before a time. @returns their number */
export async function removeOldSessions(
  { prisma: { session } }: Pick<Services, 'prisma'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = { expiresAt: { lt: before } };
  return removeInBatches({
    read: () => session.findMany({ where, take: AT_ONCE, select: { id: true } }),
    remove: async (old) => (await session.deleteMany({ where: { ...where, ...among(old) } })).count,
    signal,
  });
}
