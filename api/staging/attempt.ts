import { isDeepStrictEqual } from 'node:util';
import type { StagingItem, StagingJob } from '../db/generated/client.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { RoomOutline } from '../stager/contract.js';
import { readOutline } from './columns/readOutline.js';
import type { TakenItem, TakenJob } from './takePhoto.js';

/** One attempt to stage an image. Two workers may hold the same image if it changed in between; only one is current. */
export interface Attempt {
  readonly itemId: string;
  /** the job when the attempt began */
  readonly job: Pick<TakenJob, 'round'>;
  readonly style: StagingStyle;
  readonly roomType: RoomType;
  /** the floor as a person drew it */
  readonly outline: RoomOutline | null;
}

export function attemptAt(job: TakenJob, { itemId, style, roomType, outline }: TakenItem): Attempt {
  return { itemId, job, style, roomType, outline };
}

/** Whether the attempt's result is still wanted: round, style, room type and outline have not changed. */
export function isWanted(item: StagingItem & { readonly job: StagingJob }, attempt: Attempt): boolean {
  const sameLook = item.style === attempt.style && item.roomType === attempt.roomType;
  return item.job.round === attempt.job.round && sameLook && isDeepStrictEqual(readOutline(item), attempt.outline);
}
