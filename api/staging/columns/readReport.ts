import { z } from 'zod';
import { columnReader, point, vector, warnings } from './columnReader.js';

const piece = z
  .object({
    id: z.string(),
    /** of any catalogue, also of an earlier one */
    kind: z.string(),
    label: z.string().optional(),
    size: vector,
    /** metres; absent in older reports, like the rotation in degrees */
    position: vector.optional(),
    rotation: z.number().optional(),
    footprint: z.array(point).optional(),
  })
  // older reports have no label
  .transform(({ label, ...rest }) => ({ ...rest, label: label ?? rest.kind }));

const count = z.object({ pixels: z.int(), untouched: z.int() });

const firstForm = z.object({
  width: z.number(),
  altText: z.string(),
  furniture: z.array(piece),
  preserved: z.object({ floor: count, walls: count, windows: count, ceiling: count }),
  changedPixels: z.int(),
  warnings,
});

/** The part of the engine's report on a picture that the API shows. */
export type ShownReport = z.output<typeof firstForm>;
export type ShownPiece = ShownReport['furniture'][number];

export const readReport = columnReader('report', new Map([[1, firstForm]]));
