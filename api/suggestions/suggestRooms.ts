import { Prisma } from '../db/generated/client.js';
import type { Caller } from '../domain/caller.js';
import { typeOfId } from '../domain/ids.js';
import { visibleMedia } from '../media/media.access.js';
import type { Services } from '../services.js';
import type { PhotosToLookAt } from './suggestRooms.rules.js';
import { writeAs } from '../domain/write.js';

/** Milliseconds after which a look that was asked for may be asked for again: it was lost. */
const LOST_AFTER = 60 * 60 * 1000;

/**
 * Asks for a look at those of the photos that have not been looked at: photos from before there were suggestions. New
 * ones are looked at without being asked. Ids that are none of a photo of the workspace are left out.
 * @returns the ids of the photos that are going to be looked at
 */
export async function suggestRooms(caller: Caller, services: Services, { ids }: PhotosToLookAt): Promise<string[]> {
  const now = new Date();
  return writeAs(caller, services.prisma, async (tx) => {
    const asked = await tx.media.updateManyAndReturn({
      where: {
        id: { in: ids.filter((id) => typeOfId(id) === 'Media') },
        ...visibleMedia(caller),
        type: 'image',
        origin: 'upload',
        findings: { equals: Prisma.DbNull },
        OR: [{ lookAskedAt: null }, { lookAskedAt: { lt: new Date(now.getTime() - LOST_AFTER) } }],
      },
      data: { lookAskedAt: now },
      select: { id: true },
    });
    for (const { id } of asked) await services.queue.send(tx, { kind: 'suggestRoom', mediaId: id });
    return asked.map(({ id }) => id);
  });
}
