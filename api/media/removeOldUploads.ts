import { sendRemoval } from '../storage/removeObjects.js';
import type { Services } from '../services.js';

const AT_ONCE = 200;

/** Removes all links that expired before a time; the worker removes their files. @returns the number of links */
export async function removeOldUploads(
  { prisma, queue }: Pick<Services, 'prisma' | 'queue'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = { expiresAt: { lt: before } };
  let removed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const old = await prisma.upload.findMany({ where, orderBy: { expiresAt: 'asc' }, take: AT_ONCE });
    if (old.length === 0) return removed;
    const ids = old.map(({ id }) => id);
    const keys = old.map(({ objectKey }) => objectKey);
    removed += await prisma.$transaction(async (tx) => {
      const { count } = await tx.upload.deleteMany({ where: { id: { in: ids } } });
      await sendRemoval({ queue }, tx, keys);
      return count;
    });
  }
}
