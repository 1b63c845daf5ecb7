import { LONGEST_NOTES, MOST_IMAGES } from '../shared/limits.js';
import { z } from 'zod';
import { RoomWall, StagingDecision } from '../db/generated/enums.js';
import { optionalText, text } from '../domain/rules.js';
import { CREATIVITY, ROOM_TYPES, STYLES } from '../stager/contract.js';

export const notesText = text('The notes', LONGEST_NOTES);

const style = z.enum(STYLES);
const roomType = z.enum(ROOM_TYPES);
/** Treats null like a field that is left out. */
const withDefault = <Output>(schema: z.ZodType<Output>, usual: Output) =>
  schema.nullish().transform((value) => value ?? usual);
const range = `Creativity must be a whole number from ${CREATIVITY.min} to ${CREATIVITY.max}`;

const photoOrder = z.object({
  mediaId: z.string(),
  roomType: roomType.nullish(),
  style: style.nullish(),
  notes: optionalText('The notes of a photo', LONGEST_NOTES, { lines: true }),
  sameRoomAs: z.string().nullish(),
  backWall: z.enum(RoomWall).nullish(),
});
export type PhotoOrder = z.output<typeof photoOrder>;

const photoOrders = z
  .array(photoOrder)
  .max(MOST_IMAGES, `Describe at most ${MOST_IMAGES} photos`)
  .refine((photos) => new Set(photos.map(({ mediaId }) => mediaId)).size === photos.length, {
    error: 'Each photo can be described once',
  });

const stagingOrder = z.object({
  projectId: z.string().min(1, 'Choose a project'),
  inputMediaIds: z
    .array(z.string())
    .min(1, 'Choose at least one image')
    .max(MOST_IMAGES, `Choose at most ${MOST_IMAGES} images`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each image can be chosen once'),
  style: withDefault(style, 'modern'),
  roomType: withDefault(roomType, 'living_room'),
  creativity: withDefault(z.int(range).min(CREATIVITY.min, range).max(CREATIVITY.max, range), CREATIVITY.usual),
  preserveWindows: withDefault(z.boolean(), false),
  preserveWalls: withDefault(z.boolean(), false),
  preserveCeiling: withDefault(z.boolean(), false),
  preserveFloor: withDefault(z.boolean(), false),
  notes: optionalText('The notes', LONGEST_NOTES, { lines: true }),
  photos: withDefault(photoOrders, []),
});

type SameRooms = Pick<z.output<typeof stagingOrder>, 'inputMediaIds' | 'photos' | 'style' | 'roomType'>;

/** What is wrong with the photos that are said to show the room of another one, or null. */
function faultOfSameRooms({ inputMediaIds, photos, style, roomType }: SameRooms): string | null {
  const saidOf = new Map(photos.map((photo) => [photo.mediaId, photo]));
  const lookOf = (mediaId: string) =>
    `${saidOf.get(mediaId)?.roomType ?? roomType} ${saidOf.get(mediaId)?.style ?? style}`;
  for (const { mediaId, sameRoomAs, backWall } of photos) {
    if (sameRoomAs == null && backWall != null) return 'Say which photo shows the same room';
    if (sameRoomAs == null) continue;
    if (sameRoomAs === mediaId) return 'A photo shows the same room as another one';
    if (!inputMediaIds.includes(sameRoomAs)) return 'The photo of the same room must be among the chosen images';
    if (saidOf.get(sameRoomAs)?.sameRoomAs != null) return 'Name one photo for all the others of a room';
    if (lookOf(mediaId) !== lookOf(sameRoomAs)) return 'Photos of one room have one room type and one style';
  }
  return null;
}

export const newStagingJob = stagingOrder
  .refine(({ inputMediaIds, photos }) => photos.every(({ mediaId }) => inputMediaIds.includes(mediaId)), {
    path: ['photos'],
    error: 'Describe only photos that are among the chosen images',
  })
  .superRefine((order, { addIssue }) => {
    const message = faultOfSameRooms(order);
    if (message !== null) addIssue({ code: 'custom', path: ['photos'], message });
  });
export type NewStagingJob = z.output<typeof newStagingJob>;

export const newRevision = z.object({
  id: z.string(),
  reason: text('The reason', LONGEST_NOTES, { lines: true }).min(1, 'A reason is required'),
  comments: optionalText('The comments', LONGEST_NOTES, { lines: true }),
  itemIds: z.array(z.string()).min(1, 'Choose at least one photo').nullish(),
  style: style.nullish(),
  commentIds: z
    .array(z.string())
    .transform((ids) => [...new Set(ids)])
    .nullish(),
});
export type NewRevision = z.output<typeof newRevision>;

export const itemsDecision = z.object({
  id: z.string(),
  itemIds: z
    .array(z.string())
    .min(1, 'Choose at least one photo')
    .transform((ids) => [...new Set(ids)]),
  decision: z.enum(StagingDecision),
  round: z.int().nullish(),
});
export type ItemsDecision = z.output<typeof itemsDecision>;

export const takenUpResult = z.object({ itemId: z.string(), resultId: z.string(), shownId: z.string() });
export type TakenUpResult = z.output<typeof takenUpResult>;
