import type { Services } from '../../services.js';

/** Removes sessions that expired before a time. @returns their number */
export async function removeOldSessions({ prisma }: Pick<Services, 'prisma'>, before: Date): Promise<number> {
  return (await prisma.session.deleteMany({ where: { expiresAt: { lt: before } } })).count;
}
