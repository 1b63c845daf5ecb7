import { z } from 'zod';
import type { PlanEdit } from '../../stager/contract.js';
import { EditError, readEdits } from '../../stager/design/edits/planEdit.js';

const RADIANS = Math.PI / 180;
/** Treats null like a field that is left out. */
const given = <Output>(schema: z.ZodType<Output>) => schema.nullish().transform((value) => value ?? undefined);

/** An edit as callers send it: with degrees, and all fields beside each other. */
const sentEdit = z
  .object({
    act: z.string(),
    pieceKey: given(z.string()),
    kind: given(z.string()),
    x: given(z.number()),
    y: given(z.number()),
    z: given(z.number()),
    rotation: given(z.number()),
    seed: given(z.int()),
    colour: given(z.int()),
    width: given(z.number()),
    depth: given(z.number()),
    style: given(z.string()),
  })
  .transform(({ pieceKey, rotation, ...rest }) => {
    const fields = { ...rest, id: pieceKey, angle: rotation === undefined ? undefined : rotation * RADIANS };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  });

export const rearrangement = z.object({
  itemId: z.string(),
  resultId: z.string(),
  edits: z
    .array(sentEdit)
    .min(1, 'Change something first')
    .transform((edits, { addIssue }): readonly PlanEdit[] => {
      try {
        return readEdits(edits);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        addIssue({ code: 'custom', message: error.message });
        return z.NEVER;
      }
    }),
});
export type Rearrangement = z.output<typeof rearrangement>;
