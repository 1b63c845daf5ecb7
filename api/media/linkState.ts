import type { PrismaClient } from '../db/client.js';

export const USED_LINK = 'This upload link was used already. Ask for a new one to send a file again.';

/**
 * Whether a link still accepts a file; `unknown` when its row is gone. An expired link is recognised by the link
 * itself.
 */
export async function linkState(prisma: PrismaClient, objectKey: string): Promise<'open' | 'used' | 'unknown'> {
  const upload = await prisma.upload.findUnique({ where: { objectKey }, select: { finalisedAt: true } });
  if (!upload) return 'unknown';
  return upload.finalisedAt === null ? 'open' : 'used';
}
