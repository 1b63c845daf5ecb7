import type { PrismaClient } from '../../db/client.js';
import { noteWorkedIn } from './lastWorkspace.js';

/** Milliseconds between two writes at least, however often pages are opened. */
const PRECISION = 5 * 60 * 1000;

interface Used {
  readonly sessionId: string;
  readonly caller: { readonly userId: string; readonly workspaceId: string };
}

/** Records that the session is in use, and where its person works. */
export async function touchSession(prisma: PrismaClient, { sessionId: id, caller }: Used): Promise<void> {
  const now = Date.now();
  const where = { id, updatedAt: { lt: new Date(now - PRECISION) } };
  const { count } = await prisma.session.updateMany({ where, data: { updatedAt: new Date(now) } });
  if (count > 0) await noteWorkedIn(prisma, caller);
}
