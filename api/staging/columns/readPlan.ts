/** The plan and the room of a result: what the engine made, given back to it as it is. */
import { z } from 'zod';
import type { Plan, Room } from '../../stager/contract.js';
import { columnReader } from './columnReader.js';

const finite = z.number();
const piece = z.looseObject({
  id: z.string(),
  kind: z.string(),
  width: finite,
  depth: finite,
  height: finite,
  x: finite,
  y: finite,
  z: finite,
  angle: finite,
  seed: finite,
});

const firstPlan = z.looseObject({
  roomType: z.string(),
  style: z.string(),
  creativity: finite,
  seed: finite,
  pieces: z.array(piece),
  notes: z.array(z.unknown()),
}) as unknown as z.ZodType<Plan>;

const firstRoom = z.looseObject({
  width: finite,
  height: finite,
  camera: z.looseObject({ focal: finite }),
  left: finite,
  right: finite,
  back: finite,
  openings: z.array(z.unknown()),
  floorOutline: z.array(z.unknown()),
}) as unknown as z.ZodType<Room>;

export const readPlan = columnReader('plan', new Map([[1, firstPlan]]));
export const readRoom = columnReader('room', new Map([[1, firstRoom]]));
