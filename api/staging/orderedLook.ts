import type { StagingItem, StagingJob } from '../db/generated/client.js';

export type Look = Pick<StagingJob, 'style' | 'roomType'>;

/** What was ordered for one image alone; null: as the job. */
export type OwnLook = Pick<StagingItem, 'orderedStyle' | 'orderedRoomType'>;

/** The style and room type in which an image was ordered; a revision may have changed the style since. */
export const orderedLook = ({ orderedStyle, orderedRoomType }: OwnLook, { style, roomType }: Look): Look => ({
  style: orderedStyle ?? style,
  roomType: orderedRoomType ?? roomType,
});
