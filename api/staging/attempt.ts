import { isDeepStrictEqual } from 'node:util';
import type { StagingItem, StagingJob } from '../db/generated/client.js';
import type { RoomType, StagingStyle } from '../db/generated/enums.js';
import type { RoomOutline } from '../stager/contract.js';
import { readOutline } from './columns/readOutline.js';
import type { TakenItem, TakenJob } from './takePhoto.js';

/** One image, and as what it is staged. Two workers may have the same one: one for how it stood before. */
export interface Attempt {
  readonly itemId: string;
  /** the job as it was taken */
  readonly job: Pick<TakenJob, 'round'>;
  readonly style: StagingStyle;
  readonly roomType: RoomType;
  /** the floor as a person drew it */
  readonly outline: RoomOutline | null;
}

export function attemptAt(job: TakenJob, { itemId, style, roomType, outline }: TakenItem): Attempt {
  return { itemId, job, style, roomType, outline };
}

/** Whether somebody waits for what this attempt makes: the round is the same, and so are style, room and floor. */
export function isWanted(item: StagingItem & { readonly job: StagingJob }, attempt: Attempt): boolean {
  const sameLook = item.style === attempt.style && item.roomType === attempt.roomType;
  return item.job.round === attempt.job.round && sameLook && isDeepStrictEqual(readOutline(item), attempt.outline);
}
