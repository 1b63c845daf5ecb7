import type { PrismaClient } from '../../db/client.js';

/** Milliseconds between two writes at least, however often pages are opened. */
const PRECISION = 5 * 60 * 1000;

/** Records that the session is in use. */
export async function touchSession(prisma: Pick<PrismaClient, 'session'>, id: string): Promise<void> {
  const now = Date.now();
  const where = { id, updatedAt: { lt: new Date(now - PRECISION) } };
  await prisma.session.updateMany({ where, data: { updatedAt: new Date(now) } });
}
