import type { Person } from '../domain/caller.js';
import { NotFoundError } from '../domain/errors.js';
import type { Services } from '../services.js';
import { visibleActivities } from './activity.access.js';

/**
 * Records that the person has seen an activity and all earlier ones. Never moves back, because another tab may have
 * shown more.
 * @throws NotFoundError if the workspace has no such activity
 */
export async function seeActivities(caller: Person, { prisma }: Pick<Services, 'prisma'>, newestId: string) {
  const where = { id: newestId, ...visibleActivities(caller) };
  const newest = await prisma.activity.findFirst({ where, select: { createdAt: true } });
  if (!newest) throw new NotFoundError('Activity not found.');
  const { userId, workspaceId } = caller;
  await prisma.membership.updateMany({
    where: { userId, workspaceId, activitiesSeenAt: { lt: newest.createdAt } },
    data: { activitiesSeenAt: newest.createdAt },
  });
}
