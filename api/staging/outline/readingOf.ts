import type { Prisma, StagingItem } from '../../db/generated/client.js';
import type { Room } from '../../stager/contract.js';

/** What is kept of a reading: nothing where the floor was drawn, for that is no reading. */
export const readingOf = (item: Pick<StagingItem, 'outline'>, room: Room | undefined) =>
  item.outline === null && room ? { reading: room as unknown as Prisma.InputJsonObject } : {};
