import type { StagingItem } from '../../db/generated/client.js';
import type { Room } from '../../stager/contract.js';
import { inVersion } from '../columns/columnReader.js';

/** What is kept of a reading: nothing where the floor was drawn, for that is no reading. */
export const readingOf = (item: Pick<StagingItem, 'outline'>, room: Room | undefined) =>
  item.outline === null && room ? { reading: inVersion(1, room) } : {};
