import { z } from 'zod';
import type { FloorBox } from '../../stager/room/box/boxOutline.js';
import type { JudgedRoom } from '../../stager/room/refusal.js';
import { columnReader, warnings, type RowWith } from './columnReader.js';

/** The part of the engine's reading that the API shows. */
export type ShownReading = FloorBox & JudgedRoom;

const wall = z.object({ seen: z.boolean() });

const firstForm: z.ZodType<ShownReading> = z.object({
  width: z.number(),
  height: z.number(),
  camera: z.object({
    focal: z.number(),
    cx: z.number(),
    cy: z.number(),
    rotation: z.array(z.number()).length(9),
    height: z.number(),
  }),
  left: z.number(),
  right: z.number(),
  back: z.number(),
  ceilingHeight: z.number(),
  walls: z.object({ left: wall, right: wall }),
  light: z.object({ walls: z.number(), floor: z.number() }),
  confidence: z.number(),
  warnings,
});

const read = columnReader('reading', new Map([[1, firstForm]]));

/** The engine's own reading of the room; null before it, and when nothing could be read. */
export const readReading = (row: RowWith<'reading'>): ShownReading | null => (row.reading === null ? null : read(row));
