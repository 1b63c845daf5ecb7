import { z } from 'zod';
import type { RoomOutline } from '../../stager/contract.js';
import { faultOfShape } from '../../shared/outline/outline.js';

const point = z.object({ x: z.number(), y: z.number() });
/** Treats null like a field that is left out. */
const orLeftOut = <Output>(schema: z.ZodType<Output>) => schema.nullish().transform((value) => value ?? undefined);

const roomOutline = z
  .object({
    corners: z.array(point),
    horizonLeft: z.number(),
    horizonRight: z.number(),
    ceilingHeight: z.number(),
    cameraHeight: orLeftOut(z.number()),
    fieldOfView: orLeftOut(z.number()),
    tilted: orLeftOut(z.boolean()),
  })
  .transform(({ corners, horizonLeft, horizonRight, ...rest }): RoomOutline => ({
    ...rest,
    corners: corners.map(({ x, y }) => [x, y] as const),
    horizon: [horizonLeft, horizonRight],
  }))
  .superRefine((outline, context) => {
    const message = faultOfShape(outline);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

export const drawnOutline = z.object({ itemId: z.string(), outline: roomOutline });
export type DrawnOutline = z.output<typeof drawnOutline>;
