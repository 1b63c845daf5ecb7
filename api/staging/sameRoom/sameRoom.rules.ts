import { z } from 'zod';
import { RoomWall } from '../../db/generated/enums.js';

export const sameRoom = z
  .object({
    itemId: z.string(),
    sameRoomAs: z.string().nullish(),
    backWall: z.enum(RoomWall).nullish(),
  })
  .refine(({ sameRoomAs, backWall }) => sameRoomAs != null || backWall == null, {
    path: ['sameRoomAs'],
    error: 'Say which photo shows the same room',
  })
  .refine(({ itemId, sameRoomAs }) => itemId !== sameRoomAs, {
    path: ['sameRoomAs'],
    error: 'A photo shows the same room as another one',
  });
export type SameRoom = z.output<typeof sameRoom>;
