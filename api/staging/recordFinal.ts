import { notify } from '../messaging/notify.js';
import type { Services } from '../services.js';
import { lockItem } from './lockItem.js';
import { finalRow, type StoredObject, type StoredPicture } from './pictures.js';
import { writeIn } from '../domain/write.js';

interface FinalImage {
  readonly itemId: string;
  /** the clean render that it was made from */
  readonly cleanKey: string;
  /** the JPEG for the portals, at the photo's own size */
  readonly final: StoredPicture;
  /** the PNG by which untouched pixels are counted */
  readonly lossless: StoredObject;
}

/**
 * @returns false when there is a final already, or the photo is not approved, or with another picture, by now: the
 * caller removes the written objects
 */
export async function recordFinal(
  services: Services,
  { itemId, cleanKey, final, lossless }: FinalImage,
): Promise<boolean> {
  return writeIn(services.prisma, itemId, async (tx) => {
    const item = await lockItem(tx, itemId, {
      decision: 'approved',
      finalMediaId: null,
      proof: { result: { cleanKey } },
    });
    if (!item) return false;
    const row = finalRow({ item, picture: final, lossless });
    const { id: finalMediaId } = await tx.media.create({ data: row });
    await tx.stagingItem.update({ where: { id: itemId }, data: { finalMediaId } });
    await notify(tx, { kind: 'stagingJob', workspaceId: item.job.workspaceId, id: item.jobId });
    return true;
  });
}
