import { z } from 'zod';
import { columnReader, point, vector, warnings } from './columnReader.js';

const piece = z
  .object({
    id: z.string(),
    /** of any catalogue, also of one of before */
    kind: z.string(),
    label: z.string().optional(),
    size: vector,
    footprint: z.array(point).optional(),
  })
  // reports of before it was written down have no label
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

/** What is shown of what the engine reported of a picture. */
export type ShownReport = z.output<typeof firstForm>;
export type ShownPiece = ShownReport['furniture'][number];

export const readReport = columnReader('report', new Map([[1, firstForm]]));
