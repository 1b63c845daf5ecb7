/** Which way the pattern of the floor runs: tiles laid on the diagonal, herringbone. */
import type { FloorReading, Ground } from '../../contract.js';
import type { PhotoLook } from './photoLook.js';

/** Metres from the camera between which a floor's joints are big enough to be told. */
const NEAR: readonly [number, number] = [1.2, 3];
/** Metres from the middle of a cell of floor to the places in it that are asked. */
const PLACES = [-0.1, -0.07, -0.035, 0, 0.035, 0.07, 0.1] as const;
/** Metres to either side between which tones are compared. */
const BESIDE = 0.02;
/** Grey levels of a step that counts: less is grain and noise. */
const LEAST_STEP = 8;
/** Directions that are told apart, in half a turn, and how many of them are near to an axis at either side of it. */
const DIRECTIONS = 18;
const NEAR_AXIS = 2;
/**
 * How much stronger than the mean the strongest direction is where there are joints, and steps without which nothing
 * can be said.
 */
const STRONG = 2.2;
const FEWEST = 60;

/** How the joints of the floor run to the room's axes; null where none are seen. */
export function jointsOf(look: Pick<PhotoLook, 'tone'>, floor: readonly Ground[]): FloorReading['joints'] {
  const found = Array.from({ length: DIRECTIONS }, () => 0);
  let steps = 0;
  const near = floor.filter((at) => Math.hypot(...at) > NEAR[0] && Math.hypot(...at) < NEAR[1]);
  for (const [middleX, middleZ] of near)
    for (const right of PLACES)
      for (const ahead of PLACES) {
        const [x, z] = [middleX + right, middleZ + ahead];
        const across = difference(look.tone([x - BESIDE, 0, z]), look.tone([x + BESIDE, 0, z]));
        const deep = difference(look.tone([x, 0, z - BESIDE]), look.tone([x, 0, z + BESIDE]));
        const size = Math.hypot(across, deep);
        if (size < LEAST_STEP) continue;
        steps++;
        const turn = (Math.atan2(deep, across) + 2 * Math.PI) % Math.PI;
        found[Math.min(DIRECTIONS - 1, Math.floor((turn / Math.PI) * DIRECTIONS))] += size;
      }
  const strongest = Math.max(...found);
  const mean = found.reduce((sum, value) => sum + value, 0) / DIRECTIONS;
  if (steps < FEWEST || strongest <= STRONG * mean) return null;
  return isDiagonal(found.indexOf(strongest)) ? 'diagonal' : 'straight';
}

/** Whether a direction is far from both axes. */
function isDiagonal(direction: number): boolean {
  const fromAxis = direction % (DIRECTIONS / 2);
  return fromAxis >= NEAR_AXIS && fromAxis < DIRECTIONS / 2 - NEAR_AXIS;
}

const difference = (one: number | null, other: number | null): number =>
  one === null || other === null ? 0 : other - one;
