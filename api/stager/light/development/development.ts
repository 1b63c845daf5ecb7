/**
 * How a photo was developed (exposure fusion) from the room's light, so that furniture can be developed in the same
 * way.
 */
import { finish, type Steps } from '../../steps.js';
import type { Room } from '../../contract.js';
import { luminance } from '../../photo/colour.js';
import { WALLS, brightOf, fuseExposures, fuseInSteps, shownLight } from './exposureFusion.js';
import type { Plane } from './pyramid.js';
import { type SmallPhoto, brightness, unfuse, whiteWalls } from './sceneLight.js';

export interface Development {
  /** weight of fused exposures, above 0 to 1; the rest shows light linearly */
  readonly share: number;
  /** gain of fused values */
  readonly stretch: number;
  /** ratio of the room's light to the photo's in the linear part */
  readonly exposure: number;
  /** gain of developed light with which the empty room matches the photo */
  readonly match: number;
  /** ratio of the room's light to the photo's, at the small photo's size */
  readonly undone: Plane;
  /** gains of the empty room by the frame's width, as far as they were needed: see developFrame */
  readonly emptyGains: Map<number, Plane>;
}

/** What a development does to any room's light. */
export type Curve = Omit<Development, 'undone' | 'emptyGains'>;

export interface SceneLight {
  /** linear light of the room before development; small */
  readonly light: Plane;
  /** null: the photo shows light as it is */
  readonly development: Development | null;
}

/** Smaller weights count as no fusion; lower bound of the power that undoing the fusion restores. */
const LEAST_SHARE = 0.15;
const LEAST_UNDONE = 0.2;
const TINY = 1e-4;

/** Usual gain of fused values, and how much less a photo with a higher gain is trusted. */
const USUAL_STRETCH = 1.28;
const DOUBT = { perExcess: 5, least: 0.3 } as const;

/** Photos brighter than usual are trusted less: their whites are clipped. */
const believedOf = (stretch: number): number =>
  Math.max(DOUBT.least, 1 - DOUBT.perExcess * (1 - Math.min(1, USUAL_STRETCH / stretch)));

/** Exponent by which light follows the room's windows or lamps, see `lightsPower`; null without evidence. */
export type PowerOf = (light: Plane) => number | null;

/** Estimates the room's light from which a photo was developed. */
export function* findSceneLight(small: SmallPhoto, room: Room, powerOf: PowerOf): Steps<SceneLight> {
  const { light: photo } = small;
  const shown = powerOf(photo);
  if (shown === null || shown > 1 - LEAST_SHARE) return { light: photo, development: null };
  yield;
  const bright = brightness(photo);
  const stretchOf = (light: Plane) => bright / brightOf(fuseExposures(light));
  const unfused = yield* unfuse(small, room, bright);
  yield;
  const unfusedPower = powerOf(unfused) ?? shown;
  yield;
  const believed = believedOf(stretchOf(unfused));
  const share = believed * Math.min(1, Math.max(0, (1 - shown) / Math.max(LEAST_UNDONE, unfusedPower - shown)));
  if (share < LEAST_SHARE) return { light: photo, development: null };
  const exposure = WALLS / whiteWalls(photo, small, room);
  const mixed = photo.data.map((v, i) => Math.max(TINY, v * exposure) ** (1 - share) * unfused.data[i] ** share);
  const light: Plane = { ...photo, data: mixed };
  yield;
  const stretch = stretchOf(light);
  yield;
  const undone: Plane = { ...photo, data: mixed.map((v, i) => v / Math.max(TINY, photo.data[i])) };
  const development: Development = { share, stretch, exposure, match: 1, undone, emptyGains: new Map() };
  return { light, development: { ...development, match: matchOf(photo, develop(light, development)) } };
}

/** Luminance from which a photo's windows are clipped. */
const CLIPPED = 0.93;

/** Median ratio of the photo to the developed room. */
function matchOf({ data: photo }: Plane, { data: developed }: Plane): number {
  const ratios: number[] = [];
  for (let at = 0; at < photo.length; at += 3) {
    const seen = luminance(photo[at], photo[at + 1], photo[at + 2]);
    if (seen > CLIPPED) continue;
    ratios.push(seen / Math.max(TINY, luminance(developed[at], developed[at + 1], developed[at + 2])));
  }
  return ratios.sort((a, b) => a - b)[ratios.length >> 1] ?? 1;
}

/** Synchronous `developInSteps`. */
export const develop = (light: Plane, development: Development): Plane => finish(developInSteps(light, development));

/**
 * Develops a room's light.
 * @returns linear light of the photo
 */
export function* developInSteps(light: Plane, { share, stretch, exposure, match }: Curve): Steps<Plane> {
  const fused = yield* fuseInSteps(light);
  const data = light.data.map((v, i) => {
    const straight = Math.max(TINY, v / exposure);
    return match * straight ** (1 - share) * Math.max(TINY, shownLight(fused.data[i], stretch)) ** share;
  });
  return { ...light, data };
}
