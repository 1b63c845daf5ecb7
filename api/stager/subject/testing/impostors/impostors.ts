/**
 * Pictures other than empty rooms, as people send them, generated from a seed: for training, and for measuring how
 * often the engine refuses correctly.
 */
import type { Raster } from '../../../contract.js';
import { createRandom } from '../../../random.js';
import { portrait, still, texture } from './closeUps.js';
import { type Canvas, photograph } from './drawing.js';
import { garden, houseFront, nightStreet, terrace } from './outdoors.js';
import { floorPlan, letter, screen } from './paper.js';

const KINDS = {
  letter,
  'floor plan': floorPlan,
  screen,
  terrace,
  garden,
  'house front': houseFront,
  'night street': nightStreet,
  portrait,
  still,
  texture,
} satisfies Record<string, (canvas: Canvas) => string>;

export type Impostor = keyof typeof KINDS;
export const IMPOSTORS = Object.keys(KINDS) as Impostor[];

const SIZES = [
  [960, 640],
  [800, 600],
  [720, 960],
  [1000, 620],
] as const;

export function drawImpostor(kind: Impostor, seed: number): Promise<Raster> {
  const random = createRandom(seed);
  const [width, height] = random.pick(SIZES);
  const canvas: Canvas = { width, height, random };
  return photograph(canvas, KINDS[kind](canvas));
}
