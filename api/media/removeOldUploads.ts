import { sendRemoval } from '../storage/removeObjects.js';
import type { Services } from '../services.js';
import { UPLOAD_GRACE } from '../storage/namedKeys.js';

const AT_ONCE = 200;

/**
 * Removes all links that expired more than a day ago; the worker removes their files.
 * @returns the number of links
 */
export async function removeOldUploads(
  { prisma, queue }: Pick<Services, 'prisma' | 'queue'>,
  signal?: AbortSignal,
): Promise<number> {
  const where = { expiresAt: { lt: new Date(Date.now() - UPLOAD_GRACE) } };
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
