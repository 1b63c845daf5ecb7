import { Prisma } from '../db/generated/client.js';
import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';
import type { PhotoFindings } from '../stager/suggest/suggestion.js';
import { storedFindings } from './readFindings.js';
import { writeIn } from '../domain/write.js';

/**
 * Keeps what was found in a photo, unless the photo is gone or has findings.
 * @param found null: nothing could be found
 */
export async function recordFindings(
  { prisma, log }: Pick<Services, 'prisma' | 'log'>,
  id: string,
  found: PhotoFindings | null,
): Promise<void> {
  if (!found) log.warn({ mediaId: id }, 'a photo stays without a suggestion');
  await writeIn(prisma, id, async (tx) => {
    const [photo] = await tx.media.updateManyAndReturn({
      where: { id, findings: { equals: Prisma.DbNull } },
      data: { findings: storedFindings(found) },
      select: { workspaceId: true },
    });
    if (photo) await notify(tx, { kind: 'photo', workspaceId: photo.workspaceId, id });
  });
}
