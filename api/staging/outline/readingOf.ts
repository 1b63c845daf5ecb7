import type { StagingItem } from '../../db/generated/client.js';
import type { Room } from '../../stager/contract.js';
import { inVersion } from '../columns/columnReader.js';

/** The reading to store: none when the floor was drawn, because then the engine read none. */
export const readingOf = (item: Pick<StagingItem, 'outline'>, room: Room | undefined) =>
  item.outline === null && room ? { reading: inVersion(1, room) } : {};
