import { z } from 'zod';
import type { PhotoFindings } from '../stager/suggest/suggestion.js';
import { columnReader, inVersion, type RowWith } from '../staging/columns/columnReader.js';
import type { Prisma } from '../db/generated/client.js';

/** `found` is null where nothing could be found, as in a damaged file: the photo is not looked at again. */
const firstForm: z.ZodType<{ readonly found: PhotoFindings | null }> = z.object({
  found: z
    .object({
      votes: z.object({
        living_room: z.number(),
        bedroom: z.number(),
        dining_room: z.number(),
        home_office: z.number(),
        gaming_room: z.number(),
      }),
      needsStaging: z.boolean(),
      reason: z.string().nullable(),
      evidence: z.array(z.string()),
      isRoom: z.boolean(),
    })
    .nullable(),
});

const read = columnReader('findings', new Map([[1, firstForm]]));

/** What was found in a photo; null before it was looked at, and where nothing could be found. */
export const readFindings = (row: RowWith<'findings'>): PhotoFindings | null =>
  row.findings === null ? null : read(row).found;

/** The findings as they are stored. */
export const storedFindings = (found: PhotoFindings | null): Prisma.InputJsonObject => inVersion(1, { found });
