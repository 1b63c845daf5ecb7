import type { Caller } from '../domain/caller.js';
import { NotFoundError } from '../domain/errors.js';
import { typeOfId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { visibleStagingItems } from './staging.access.js';

/** @throws NotFoundError when the caller has no such image */
export async function itemToStage(caller: Caller, services: Services, itemId: string) {
  const item = await services.prisma.stagingItem.findFirst({
    where: { id: typeOfId(itemId) === 'StagingItem' ? itemId : '', ...visibleStagingItems(caller) },
    include: { input: true, job: true },
  });
  if (!item) throw new NotFoundError('Photo not found.');
  return item;
}
