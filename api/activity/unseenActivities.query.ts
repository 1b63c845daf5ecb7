import { asPerson, type Caller } from '../domain/caller.js';
import { Viewer } from '../accounts/viewer.query.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { visibleActivities } from './activity.access.js';

builder.objectField(Viewer, 'unseenActivities', (t) =>
  t.int({
    description: 'How much happened since the person last looked, of what others and the machine did.',
    resolve: async (caller, _args, { services: { prisma } }) => {
      const { userId, workspaceId } = asPerson(caller);
      const membership = await prisma.membership.findUniqueOrThrow({
        where: { workspaceId_userId: { workspaceId, userId } },
        select: { activitiesSeenAt: true },
      });
      return prisma.activity.count({ where: unseenBy(caller, membership.activitiesSeenAt) });
    },
  }),
);

/** Others' activities, including the system's: those have no actor, and NULL <> id is not true in SQL. */
const unseenBy = (caller: Caller, seenAt: Date): Prisma.ActivityWhereInput => ({
  AND: visibleActivities(caller),
  createdAt: { gt: seenAt },
  OR: [{ actorId: null }, { actorId: { not: caller.userId } }],
});
