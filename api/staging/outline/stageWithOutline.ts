import type { Caller } from '../../domain/caller.js';
import { unitsOfCaller } from '../../accounts/units/unitsOf.js';
import { ValidationError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import { faultOfOutline } from '../../stager/outline/checkOutline.js';
import { inVersion } from '../columns/columnReader.js';
import type { DrawnOutline } from './outline.rules.js';
import { itemToStage } from '../itemToStage.js';
import { stageItemAgain } from './stageItemAgain.js';

/**
 * Stages one image on the floor that a person drew; see stageItemAgain.
 * @throws NotFoundError, ConflictError
 * @throws ValidationError when no room can have that floor
 */
export async function stageWithOutline(caller: Caller, services: Services, { itemId, outline }: DrawnOutline) {
  const item = await itemToStage(caller, services, itemId);
  const fault = faultOfOutline(outline, { size: item.input, units: await unitsOfCaller(caller, services) });
  if (fault !== null) throw new ValidationError([{ path: 'outline', message: fault }]);
  return stageItemAgain(caller, services, {
    item,
    write: async (tx) => {
      await tx.stagingItem.update({ where: { id: item.id }, data: { outline: inVersion(1, outline) } });
    },
    keepsComments: true,
    reason: 'The floor was outlined by hand',
    descriptions: {
      retried: 'Staging tried again, with the floor outlined by hand, for',
      revised: 'Revision with the floor outlined by hand requested for',
    },
  });
}
