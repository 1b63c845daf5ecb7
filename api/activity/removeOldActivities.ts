import { among, removeInBatches } from '../db/removeInBatches.js';
import type { Services } from '../services.js';
import { APPROVALS } from './recordActivity.js';

const AT_ONCE = 1000;

/**
 * Removes entries of the timeline of before a time, but for approvals: figures are reckoned from those. The audit log
 * keeps what people did.
 * @returns their number
 */
export async function removeOldActivities(
  { prisma: { activity } }: Pick<Services, 'prisma'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = { createdAt: { lt: before }, action: { notIn: APPROVALS } };
  return removeInBatches({
    read: () => activity.findMany({ where, take: AT_ONCE, select: { id: true } }),
    remove: async (old) => (await activity.deleteMany({ where: among(old) })).count,
    signal,
  });
}
