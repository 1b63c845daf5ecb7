/** How a photo was developed from the room's light, and how furniture is developed alike. */
import { finish, type Steps } from '../../runWithYields.js';
import type { Room } from '../../contract.js';
import { luminance } from '../../photo/colour.js';
import { WALLS, brightOf, fuseExposures, fuseInSteps, shownLight } from './exposureFusion.js';
import type { Plane } from './pyramid.js';
import { type SmallPhoto, brightness, unfuse, whiteWalls } from './sceneLight.js';

export interface Development {
  /** how much of it is fusing exposures, above 0..1; the rest shows light as it is */
  readonly share: number;
  /** what fused values are multiplied with */
  readonly stretch: number;
  /** light of the room for light of the photo, where nothing is fused */
  readonly exposure: number;
  /** what developed light is multiplied with, so that the empty room comes out as the photo */
  readonly match: number;
  /** the room's light as a factor of what the photo shows, at the small photo's size */
  readonly undone: Plane;
}

export interface SceneLight {
  /** linear light of the room, before the photo was developed; small */
  readonly light: Plane;
  /** null: the photo shows light as it is */
  readonly development: Development | null;
}

/** Shares below which nothing is fused, and what fusing must undo at the least to be told from paint. */
const LEAST_SHARE = 0.15;
const LEAST_UNDONE = 0.2;
const TINY = 1e-4;

/** What fused values are usually multiplied with, and what is left of the belief in a photo made brighter than that. */
const USUAL_STRETCH = 1.28;
const DOUBT = { perExcess: 5, least: 0.3 } as const;

/** Photos that were made brighter than usual are no measure of their light: what is white in them is clipped. */
const believedOf = (stretch: number): number =>
  Math.max(DOUBT.least, 1 - DOUBT.perExcess * (1 - Math.min(1, USUAL_STRETCH / stretch)));

/** How far light follows the room's windows or lamps, see `lightsPower`; null where nothing tells. */
export type PowerOf = (light: Plane) => number | null;

/** Finds the room's light that a photo was developed from. */
export function* findSceneLight(small: SmallPhoto, room: Room, powerOf: PowerOf): Steps<SceneLight> {
  const { light: photo } = small;
  const shown = powerOf(photo);
  if (shown === null || shown > 1 - LEAST_SHARE) return { light: photo, development: null };
  yield;
  const bright = brightness(photo);
  const stretchOf = (light: Plane) => bright / brightOf(fuseExposures(light));
  const unfused = yield* unfuse(small, room, bright);
  yield;
  const told = powerOf(unfused) ?? shown;
  yield;
  const believed = believedOf(stretchOf(unfused));
  const share = believed * Math.min(1, Math.max(0, (1 - shown) / Math.max(LEAST_UNDONE, told - shown)));
  if (share < LEAST_SHARE) return { light: photo, development: null };
  const exposure = WALLS / whiteWalls(photo, small, room);
  const mixed = photo.data.map((v, i) => Math.max(TINY, v * exposure) ** (1 - share) * unfused.data[i] ** share);
  const light: Plane = { ...photo, data: mixed };
  yield;
  const stretch = stretchOf(light);
  yield;
  const undone: Plane = { ...photo, data: mixed.map((v, i) => v / Math.max(TINY, photo.data[i])) };
  const development = { share, stretch, exposure, match: 1, undone };
  return { light, development: { ...development, match: matchOf(photo, develop(light, development)) } };
}

/** Luminance above which a photo's windows are clipped. */
const CLIPPED = 0.93;

/** What most of the developed room is to be multiplied with to come out as the photo. */
function matchOf({ data: photo }: Plane, { data: developed }: Plane): number {
  const ratios: number[] = [];
  for (let at = 0; at < photo.length; at += 3) {
    const seen = luminance(photo[at], photo[at + 1], photo[at + 2]);
    if (seen > CLIPPED) continue;
    ratios.push(seen / Math.max(TINY, luminance(developed[at], developed[at + 1], developed[at + 2])));
  }
  return ratios.sort((a, b) => a - b)[ratios.length >> 1] ?? 1;
}

/** Develops in one go, see `developInSteps`. */
export const develop = (light: Plane, development: Development): Plane => finish(developInSteps(light, development));

/** Linear light of the photo that a room of this light is developed to. */
export function* developInSteps(
  light: Plane,
  { share, stretch, exposure, match }: Omit<Development, 'undone'>,
): Steps<Plane> {
  const fused = yield* fuseInSteps(light);
  const data = light.data.map((v, i) => {
    const straight = Math.max(TINY, v / exposure);
    return match * straight ** (1 - share) * Math.max(TINY, shownLight(fused.data[i], stretch)) ** share;
  });
  return { ...light, data };
}
