import type { Services } from '../../services.js';
import { sendRemoval } from '../../storage/removeObjects.js';

/** Milliseconds for which a pack can be downloaded; another one is made at any time. */
export const PACK_LIFE = 7 * 24 * 3600 * 1000;
const AT_ONCE = 20;

/** Removes packs that are older than a week; the worker removes their files. @returns the number of packs */
export async function removeOldPacks(
  { prisma, queue }: Pick<Services, 'prisma' | 'queue'>,
  signal?: AbortSignal,
): Promise<number> {
  const where = { createdAt: { lt: new Date(Date.now() - PACK_LIFE) } };
  let removed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const old = await prisma.pack.findMany({ where, take: AT_ONCE, include: { files: { select: { fileKey: true } } } });
    if (old.length === 0) return removed;
    removed += await prisma.$transaction(async (tx) => {
      const { count } = await tx.pack.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
      const keys = old.flatMap(({ files }) => files.map(({ fileKey }) => fileKey));
      await sendRemoval({ queue }, tx, keys);
      return count;
    });
  }
}
