import { among, removeInBatches } from '../db/removeInBatches.js';
import type { Services } from '../services.js';

const AT_ONCE = 1000;

/** Removes events of before a time, with their deliveries. One that still waits is kept. @returns the number of events */
export async function removeOldEvents(
  { prisma: { webhookEvent } }: Pick<Services, 'prisma'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = { createdAt: { lt: before }, deliveries: { none: { state: 'waiting' } } } as const;
  return removeInBatches({
    read: () => webhookEvent.findMany({ where, take: AT_ONCE, select: { id: true } }),
    remove: async (old) => (await webhookEvent.deleteMany({ where: { ...where, ...among(old) } })).count,
    signal,
  });
}
