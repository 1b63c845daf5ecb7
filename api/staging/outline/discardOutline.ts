import type { Caller } from '../../domain/caller.js';
import { Prisma } from '../../db/generated/client.js';
import { ConflictError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import { itemToStage, stageItemAgain } from './stageItemAgain.js';

/**
 * Throws the floor away that a person drew, and stages the image on what the engine reads; see stageItemAgain.
 * @throws NotFoundError; ConflictError also where nobody drew it, or somebody else was faster
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
    reason: 'The outline drawn by hand was discarded',
    descriptions: {
      retried: 'Staging tried again, without the outline drawn by hand, for',
      revised: 'Revision without the outline drawn by hand requested for',
    },
  });
}
