import { sendRemoval } from '../jobs/removeObjects.js';
import type { Services } from '../services.js';

/** Milliseconds after its expiry: a file that began to arrive in time is through by then. */
const GRACE = 24 * 3600 * 1000;
const AT_ONCE = 20;

/** Removes some of the links that expired long ago; the worker removes what was sent to them. */
export async function removeOldUploads({ prisma, queue }: Pick<Services, 'prisma' | 'queue'>): Promise<void> {
  const old = await prisma.upload.findMany({
    where: { expiresAt: { lt: new Date(Date.now() - GRACE) } },
    orderBy: { expiresAt: 'asc' },
    take: AT_ONCE,
  });
  if (old.length === 0) return;
  await prisma.$transaction(async (tx) => {
    await tx.upload.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    await sendRemoval(
      { queue },
      tx,
      old.map(({ objectKey }) => objectKey),
    );
  });
}
