import type { Caller } from '../../domain/caller.js';
import { Prisma } from '../../db/generated/client.js';
import { ConflictError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import { itemToStage } from '../itemToStage.js';
import { stageItemAgain } from './stageItemAgain.js';

/**
 * Discards the drawn floor and stages the image with the engine's own reading; see stageItemAgain.
 * @throws NotFoundError
 * @throws ConflictError also when there is no drawn floor, or another request was faster
 */
export async function discardOutline(caller: Caller, services: Services, itemId: string) {
  const item = await itemToStage(caller, services, itemId);
  return stageItemAgain(caller, services, {
    item,
    write: async (tx) => {
      const { count } = await tx.stagingItem.updateMany({
        where: { id: item.id, outline: { not: Prisma.DbNull } },
        data: { outline: Prisma.DbNull },
      });
      if (count === 0) throw new ConflictError('This photo has no outline to discard: nobody drew its floor.');
    },
    keepsComments: true,
    reason: 'The outline drawn by hand was discarded',
    descriptions: {
      retried: 'Staging tried again, without the outline drawn by hand, for',
      revised: 'Revision without the outline drawn by hand requested for',
    },
  });
}
