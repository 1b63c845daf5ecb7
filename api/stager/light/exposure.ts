/** Exposes the light that a photo tells as the photo was exposed. */
import { easeBelow } from '../photo/tone.js';
import type { Vec3 } from '../contract.js';
import { quantile } from '../photo/quantile.js';
import { levelAt, type LitBox } from './lightLevel.js';
import type { AreaLight } from './lights.js';
import { scale } from '../mesh/kit/vector.js';
import type { RoomMap } from './roomMap.js';

/** Places that furniture is likely to stand at, as shares of the room, metres above the floor, and which way it faces. */
const PLACES: {
  readonly across: readonly number[];
  readonly depth: readonly number[];
  readonly height: number;
  readonly facing: readonly Vec3[];
  /** so many of them are no brighter than what the light is exposed for */
  readonly share: number;
} = {
  across: [0.25, 0.5, 0.75],
  depth: [0.8, 0.55, 0.3],
  height: 0.45,
  facing: [
    [0, 1, 0],
    [0, 0, 1],
    [-1, 0, 0],
    [1, 0, 0],
  ],
  share: 0.8,
};
/** Light is as told up to this share of the most that those places may get. */
const AS_TOLD = 0.8;
/**
 * By what things are brighter than the fit of their room tells, in photos that were evened out or may have been: a
 * quarter of a stop, as in most of 8 made-up rooms with fused exposures; in 24 others it would be more.
 */
const EVENED_OUT = 2 ** 0.25;

/** Light / pi (green) that all but the brightest of the places where furniture stands get: tops, fronts and sides. */
export function lightOnFurniture(lit: LitBox): number {
  const { box } = lit;
  const found: number[] = [];
  for (const across of PLACES.across) {
    for (const depth of PLACES.depth) {
      const point: Vec3 = [box.left + across * (box.right - box.left), PLACES.height, depth * box.back];
      for (const normal of PLACES.facing) found.push(levelAt(lit, point, normal));
    }
  }
  return quantile(found, PLACES.share);
}

/** Scales all light of a room in place. */
export function scaleLight(map: RoomMap, lights: readonly AreaLight[], factor: number): AreaLight[] {
  for (let at = 0; at < map.radiance.length; at++) map.radiance[at] *= factor;
  return lights.map((light) => ({ ...light, radiance: scale(light.radiance, factor) }));
}

/**
 * What the light of a room is multiplied with: a little more than told, but nothing burns out where furniture stands. A
 * photo that shows light as the sensor saw it was exposed already.
 * @param told see `lightOnFurniture`
 * @param most of it
 * @param asSeen how far the photo shows light as the sensor saw it, 0..1
 */
export const exposureFor = (told: number, most: number, asSeen: number): number =>
  ((EVENED_OUT * easeBelow(told, most, AS_TOLD)) / told) ** (1 - asSeen);
