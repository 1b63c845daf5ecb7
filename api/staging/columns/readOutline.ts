import { z } from 'zod';
import type { RoomOutline } from '../../stager/contract.js';
import { columnReader, point, type RowWith } from './columnReader.js';

const firstForm: z.ZodType<RoomOutline> = z.object({
  corners: z.array(point),
  horizon: point,
  ceilingHeight: z.number(),
  cameraHeight: z.number().optional(),
  fieldOfView: z.number().optional(),
  tilted: z.boolean().optional(),
});

const read = columnReader('outline', new Map([[1, firstForm]]));

/** The floor as a person drew it, or null. */
export const readOutline = (row: RowWith<'outline'>): RoomOutline | null => (row.outline === null ? null : read(row));
