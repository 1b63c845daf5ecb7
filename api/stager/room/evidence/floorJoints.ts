/** Direction of the floor's pattern: diagonal tiles, herringbone. */
import type { FloorReading, Ground } from '../../contract.js';
import type { PhotoLook } from './photoLook.js';

/** Range of distances from the camera at which joints are resolved, metres. */
const NEAR: readonly [number, number] = [1.2, 3];
/** Offsets from a cell's centre that are sampled, metres. */
const PLACES = [-0.1, -0.07, -0.035, 0, 0.035, 0.07, 0.1] as const;
/** Distance of the compared tones on either side, metres. */
const BESIDE = 0.02;
/** Least step in grey levels: smaller ones are grain and noise. */
const LEAST_STEP = 8;
/** Number of direction bins in half a turn, and how many on either side of an axis belong to it. */
const DIRECTIONS = 18;
const NEAR_AXIS = 2;
/** Least ratio of the strongest direction to the mean, and least number of steps. */
const STRONG = 2.2;
const FEWEST = 60;

/** Direction of the floor's joints relative to the room's axes; null without joints. */
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
