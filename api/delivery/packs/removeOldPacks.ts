import { among, removeInBatches, workspacesOf } from '../../db/removeInBatches.js';
import type { Services } from '../../services.js';
import { sendRemoval } from '../../storage/removeObjects.js';
import { writeIn } from '../../domain/write.js';

const AT_ONCE = 20;

/** Removes packs that were ordered before a time; the worker removes their files. @returns the number of packs */
export async function removeOldPacks(
  { prisma, queue }: Pick<Services, 'prisma' | 'queue'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = { createdAt: { lt: before } };
  return removeInBatches({
    read: () => prisma.pack.findMany({ where, take: AT_ONCE, include: { files: { select: { fileKey: true } } } }),
    remove: (old) =>
      writeIn(prisma, workspacesOf(old), async (tx) => {
        const { count } = await tx.pack.deleteMany({ where: among(old) });
        const keys = old.flatMap(({ files }) => files.map(({ fileKey }) => fileKey));
        await sendRemoval({ queue }, tx, keys);
        return count;
      }),
    signal,
  });
}
