import type { Services } from '../services.js';

const AT_ONCE = 1000;

/** Removes events of before a time, with their deliveries. One that still waits is kept. @returns the number of events */
export async function removeOldEvents(
  { prisma }: Pick<Services, 'prisma'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = { createdAt: { lt: before }, deliveries: { none: { state: 'waiting' } } } as const;
  let removed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const old = await prisma.webhookEvent.findMany({ where, take: AT_ONCE, select: { id: true } });
    if (old.length === 0) return removed;
    const among = { id: { in: old.map(({ id }) => id) } };
    removed += (await prisma.webhookEvent.deleteMany({ where: { ...where, ...among } })).count;
  }
}
