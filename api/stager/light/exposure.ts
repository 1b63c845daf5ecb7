/** Scales the estimated light to the photo's exposure. */
import { easeBelow } from '../photo/tone.js';
import type { Vec3 } from '../contract.js';
import { quantile } from '../photo/quantile.js';
import { levelAt, type LitBox } from './lightLevel.js';
import type { AreaLight } from './lights.js';
import { scale } from '../mesh/kit/vector.js';
import type { RoomMap } from './roomMap.js';

/** Likely places of furniture, as shares of the room, heights in metres, and normals. */
const PLACES: {
  readonly across: readonly number[];
  readonly depth: readonly number[];
  readonly height: number;
  readonly facing: readonly Vec3[];
  /** quantile of these places that must not be overexposed */
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
/** Share of the upper bound up to which light is unchanged. */
const AS_TOLD = 0.8;
/**
 * Fitted light of evened out photos is too dark by a quarter of a stop, by 8 synthetic rooms with fused exposures (24
 * others would need more).
 */
const EVENED_OUT = 2 ** 0.25;

/**
 * Irradiance / pi (green) that all but the brightest of the likely places of furniture receive: tops, fronts and sides.
 */
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

/** Scales all light of a room; the map in place. */
export function scaleLight(map: RoomMap, lights: readonly AreaLight[], factor: number): AreaLight[] {
  for (let at = 0; at < map.radiance.length; at++) map.radiance[at] *= factor;
  return lights.map((light) => ({ ...light, radiance: scale(light.radiance, factor) }));
}

/**
 * Gain of a room's light: slightly above 1, but furniture must not be overexposed. A photo that shows light as the
 * sensor saw it is exposed already.
 * @param told see `lightOnFurniture`
 * @param most its upper bound
 * @param asSeen 1: the photo shows light as the sensor saw it .. 0: it does not
 */
export const exposureFor = (told: number, most: number, asSeen: number): number =>
  ((EVENED_OUT * easeBelow(told, most, AS_TOLD)) / told) ** (1 - asSeen);
