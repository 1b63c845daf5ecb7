import type { Services } from '../services.js';

/** Milliseconds for which deliveries are kept: 30 days. */
export const KEPT_MS = 30 * 24 * 3600 * 1000;
const AT_ONCE = 1000;

/** Removes old events with their deliveries. A delivery that still waits is kept. @returns the number of events */
export async function sweepWebhooks(
  { prisma }: Pick<Services, 'prisma'>,
  signal?: AbortSignal,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS);
  const where = { createdAt: { lt: before }, deliveries: { none: { state: 'waiting' } } } as const;
  let removed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const old = await prisma.webhookEvent.findMany({ where, take: AT_ONCE, select: { id: true } });
    if (old.length === 0) return removed;
    removed += (await prisma.webhookEvent.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } })).count;
  }
}
