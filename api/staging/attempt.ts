import { isDeepStrictEqual } from 'node:util';
import type { Prisma, StagingItem, StagingJob } from '../db/generated/client.js';
import type { RoomOutline } from '../stager/contract.js';
import type { TakenItem, TakenJob } from './takeJob.js';

/** One image, and as what it is staged. Two workers may have the same job: one for how it stood before. */
export interface Attempt {
  readonly itemId: string;
  /** the job as it was taken */
  readonly job: Pick<TakenJob, 'round' | 'style' | 'roomType'>;
  /** the floor as a person drew it */
  readonly outline: RoomOutline | Prisma.JsonValue;
}

export const attemptAt = (job: TakenJob, { itemId, outline }: TakenItem): Attempt => ({ itemId, job, outline });

/** Whether somebody waits for what this attempt makes: the job is still in that round, style, room and floor. */
export function isWanted(
  { job, outline }: StagingItem & { readonly job: StagingJob },
  { job: { round, style, roomType }, outline: drawn }: Attempt,
): boolean {
  const sameJob = job.round === round && job.style === style && job.roomType === roomType;
  return sameJob && isDeepStrictEqual(outline, asKept(drawn));
}

/** As it comes out of the database: without what is undefined. */
const asKept = (value: Attempt['outline']): unknown => JSON.parse(JSON.stringify(value));
