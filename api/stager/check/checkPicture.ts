/** What a stranger would have against the finished picture. */
import type { Steps } from '../steps.js';
import type { Fault, Pictured } from './furnished.js';
import { outlineFaults } from './outlines.js';
import { shadeFaults } from './shadeEdges.js';
import { toneFaults } from './tones.js';

/** All faults, those that stop delivery first. */
export function* pictureFaults(pictured: Pictured): Steps<Fault[]> {
  const tones = toneFaults(pictured);
  yield;
  const shades = yield* shadeFaults(pictured);
  yield;
  const found = [...tones, ...shades, ...(yield* outlineFaults(pictured))];
  return found.toSorted((a, b) => Number(b.stops) - Number(a.stops));
}
