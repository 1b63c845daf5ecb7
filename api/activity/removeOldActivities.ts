import type { Services } from '../services.js';
import { APPROVAL } from './recordActivity.js';

const AT_ONCE = 1000;

/**
 * Removes entries of the timeline of before a time, but for approvals: figures are reckoned from those. The audit log
 * keeps what people did.
 * @returns their number
 */
export async function removeOldActivities(
  { prisma }: Pick<Services, 'prisma'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = { createdAt: { lt: before }, action: { not: APPROVAL } };
  let removed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const old = await prisma.activity.findMany({ where, take: AT_ONCE, select: { id: true } });
    if (old.length === 0) return removed;
    removed += (await prisma.activity.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } })).count;
  }
}
