import { isDeepStrictEqual } from 'node:util';
import type { StagingItem } from '../db/generated/client.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { RoomOutline } from '../stager/contract.js';
import { readOutline } from './columns/readOutline.js';
import type { TakenItem } from './takePhoto.js';

/** One attempt to stage an image. Two workers may hold the same image if it changed in between; only one is current. */
export interface Attempt {
  readonly itemId: string;
  /** the image's when the attempt began */
  readonly round: number;
  readonly style: StagingStyle;
  readonly roomType: RoomType;
  /** the floor as a person drew it */
  readonly outline: RoomOutline | null;
}

export function attemptAt({ itemId, round, style, roomType, outline }: TakenItem): Attempt {
  return { itemId, round, style, roomType, outline };
}

/** Whether the attempt's result is still wanted: round, style, room type and outline have not changed. */
export function isWanted(item: StagingItem, attempt: Attempt): boolean {
  const sameLook = item.style === attempt.style && item.roomType === attempt.roomType;
  return item.round === attempt.round && sameLook && isDeepStrictEqual(readOutline(item), attempt.outline);
}
