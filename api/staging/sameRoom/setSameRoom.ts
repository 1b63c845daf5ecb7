import type { Caller } from '../../domain/caller.js';
import type { StagingItem } from '../../db/generated/client.js';
import type { Transaction } from '../../db/client.js';
import { ConflictError, ValidationError } from '../../domain/errors.js';
import { typeOfId } from '../../domain/ids.js';
import type { Services } from '../../services.js';
import { itemToStage } from '../itemToStage.js';
import { stageItemAgain } from '../outline/stageItemAgain.js';
import type { SameRoom } from './sameRoom.rules.js';

/**
 * Says that an image shows the same room as another one of its job, or that it does not, and stages it again; see
 * stageItemAgain.
 * @throws NotFoundError when the caller has no such image
 * @throws ValidationError when the other image is none of the job's, or is furnished otherwise
 * @throws ConflictError when one of them is tied to a third one, or stageItemAgain refuses
 */
export async function setSameRoom(caller: Caller, services: Services, { itemId, sameRoomAs, backWall }: SameRoom) {
  const item = await itemToStage(caller, services, itemId);
  return stageItemAgain(caller, services, {
    item,
    write: async (tx) => {
      if (sameRoomAs != null) await requireLeader(tx, item, sameRoomAs);
      // none shows the same room as this one
      const { count } = await tx.stagingItem.updateMany({
        where: { id: item.id, sameRoom: { none: {} } },
        data: { sameRoomAsId: sameRoomAs ?? null, sameRoomBackWall: backWall ?? null },
      });
      if (count === 0) throw new ConflictError('Another photo has the furniture of this one: change that photo.');
    },
    keepsComments: false,
    reason: sameRoomAs == null ? 'Furniture of its own' : 'The same room as another photo',
    descriptions: {
      retried: 'Staging tried again, with the furniture of one room in two photos, for',
      revised: 'Revision for the furniture of one room in two photos requested for',
    },
  });
}

/** The job's row is locked. */
async function requireLeader(tx: Transaction, { jobId, roomType, style }: StagingItem, id: string): Promise<void> {
  const refuse = (message: string) => new ValidationError([{ path: 'sameRoomAs', message }]);
  const leader = typeOfId(id) === 'StagingItem' ? await tx.stagingItem.findFirst({ where: { id, jobId } }) : null;
  if (!leader) throw refuse('Choose another photo of this staging job');
  if (leader.sameRoomAsId !== null)
    throw new ConflictError('That photo has the furniture of another one: choose that one.');
  if (leader.roomType !== roomType || leader.style !== style) {
    throw refuse('Photos of one room have one room type and one style');
  }
}
