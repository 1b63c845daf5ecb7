import { among, removeInBatches, workspacesOf } from '../db/removeInBatches.js';
import { sendRemoval } from '../storage/removeObjects.js';
import type { Services } from '../services.js';
import { writeIn } from '../domain/write.js';

const AT_ONCE = 200;

/** Removes all links that expired before a time; the worker removes their files. @returns the number of links */
export async function removeOldUploads(
  { prisma, queue }: Pick<Services, 'prisma' | 'queue'>,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const where = { expiresAt: { lt: before } };
  return removeInBatches({
    read: () => prisma.upload.findMany({ where, orderBy: { expiresAt: 'asc' }, take: AT_ONCE }),
    remove: (old) =>
      writeIn(prisma, workspacesOf(old), async (tx) => {
        const { count } = await tx.upload.deleteMany({ where: among(old) });
        const keys = old.map(({ objectKey }) => objectKey);
        await sendRemoval({ queue }, tx, keys);
        return count;
      }),
    signal,
  });
}
