import type { PrismaClient } from '../db/client.js';

export const USED_LINK = 'This upload link was used already. Ask for a new one to send a file again.';

/** Whether a link still takes a file; `unknown` where its row is gone. That it has expired, it says itself. */
export async function linkState(prisma: PrismaClient, objectKey: string): Promise<'open' | 'used' | 'unknown'> {
  const upload = await prisma.upload.findUnique({ where: { objectKey }, select: { finalisedAt: true } });
  if (!upload) return 'unknown';
  return upload.finalisedAt === null ? 'open' : 'used';
}
