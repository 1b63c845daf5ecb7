/** The plan and the room of a result: what the engine made, given back to it as it is. */
import { z } from 'zod';
import { faultOfPieces, isPlan } from '../../stager/checkPlan.js';
import type { Plan, Room } from '../../stager/contract.js';
import { columnReader } from './columnReader.js';

const firstPlan = z.custom<Plan>(isPlan, { error: ({ input }) => faultOfPieces(input) ?? 'expected a plan' });

/** Enough to know that it is one: it is not changed on its way. */
const roomShape = z.object({
  width: z.number(),
  height: z.number(),
  camera: z.object({ focal: z.number() }),
  left: z.number(),
  right: z.number(),
  back: z.number(),
  openings: z.array(z.unknown()),
  floorOutline: z.array(z.unknown()),
});
const firstRoom = z.custom<Room>((value) => roomShape.safeParse(value).success, 'expected a room');

export const readPlan = columnReader('plan', new Map([[1, firstPlan]]));
export const readRoom = columnReader('room', new Map([[1, firstRoom]]));
