import type { Ground, RoomLight, Vec3 } from '../../contract.js';
import type { PhotoLook } from './photoLook.js';

/** Assumed albedo of walls, from which the light is estimated. */
const WALL = 0.8;
/** Largest albedo of a floor. */
const BRIGHTEST = 0.9;
/** Least luminance of walls for an estimate. */
const DARKEST = 0.05;

/** Linear albedo of the floor, from its colour in the photo and the light on the walls; null if unknown. */
export function floorColour(
  { walls, tint }: Pick<RoomLight, 'walls' | 'tint'>,
  look: Pick<PhotoLook, 'colour'>,
  floor: readonly Ground[],
): Vec3 | null {
  const seen = floor.flatMap(([x, z]) => look.colour([x, 0, z]) ?? []);
  if (seen.length === 0) return null;
  const light = Math.max(DARKEST, walls) / WALL;
  const channel = (axis: 0 | 1 | 2): number => {
    const values = floor.flatMap(([x, z]) => look.colour([x, 0, z])?.[axis] ?? []).toSorted((a, b) => a - b);
    return Math.min(BRIGHTEST, (values[Math.floor(values.length / 2)] ?? 0) / (light * tint[axis]));
  };
  return [channel(0), channel(1), channel(2)];
}
