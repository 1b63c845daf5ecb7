import type { Caller } from '../domain/caller.js';
import { viewOf } from '../domain/view.js';
import type { Prisma } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { changedRows, reread, type Change } from '../graphql/changes.js';
import { sharedByEvent } from '../graphql/sharedByEvent.js';
import { signedIn } from '../graphql/context.js';
import { visibleMedia } from '../media/media.access.js';
import { Media } from '../media/media.type.js';
import type { Services } from '../services.js';

/** Milliseconds: photos whose look was asked for since then may have been looked at while messages were missed. */
const LATELY = 10 * 60 * 1000;

builder.subscriptionField('photoLookedAt', (t) =>
  t.prismaField({
    type: Media,
    description:
      'Every photo of the workspace that is looked at from now on. The suggestions for the other photos of its project ' +
      'may change with it.',
    subscribe: (_root, _args, context) => lookedAt(signedIn(context), context.services),
    resolve: (query, change, _args, context) =>
      reread(context, 'Photo', (caller, { media }) =>
        media.findFirst({ ...query, where: { id: (change as Change).id, ...visibleMedia(caller) } }),
      ),
  }),
);

function lookedAt(caller: Caller, { bus, prisma }: Services): AsyncIterableIterator<Change> {
  const idsOf = async (where: Prisma.MediaWhereInput) => {
    const photos = await prisma.media.findMany({
      where: { AND: [where, visibleMedia(caller)] },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    });
    return photos.map(({ id }) => id);
  };
  return changedRows(bus.subscribe(caller.workspaceId), {
    missed: () => idsOf({ lookAskedAt: { gt: new Date(Date.now() - LATELY) } }),
    told: (message) => {
      if (message.kind !== 'photo') return [];
      // Checked for each message: photos of a deleted project are hidden.
      return sharedByEvent(message, `visible photos ${viewOf(caller)}`, () => idsOf({ id: message.id }));
    },
  });
}
