import type { Services } from '../services.js';

/** Milliseconds after its expiry: a file that began to arrive in time is through by then. */
const GRACE = 24 * 3600 * 1000;
const AT_ONCE = 20;

/** Removes some of the links that expired long ago, with what was sent to them and never taken in. */
export async function removeOldUploads({ prisma, store }: Pick<Services, 'prisma' | 'store'>): Promise<void> {
  const old = await prisma.upload.findMany({
    where: { expiresAt: { lt: new Date(Date.now() - GRACE) } },
    orderBy: { expiresAt: 'asc' },
    take: AT_ONCE,
  });
  for (const { objectKey } of old) await store.delete(objectKey);
  if (old.length > 0) await prisma.upload.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}
