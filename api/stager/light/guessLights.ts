/**
 * Fallback for rooms whose paint does not determine the light: windows as bright as they look, and a soft ceiling
 * light.
 */
import type { RoomLight, Vec3 } from '../contract.js';
import { FACE, type Box } from '../room/camera/roomBox.js';
import { levelFromLights, levelFromRoom, meanLevelFromLights } from './lightLevel.js';
import { spanLight, type AreaLight } from './lights.js';
import { meanRadiance, type RoomMap } from './roomMap.js';

/** Share of the room's light that comes from outside the picture, if windows are visible. */
const UNSEEN_SHARE = 0.12;
/** Least share of direct light: without a direction, things look flat. */
const LEAST_DIRECT = 0.7;
/** Offset of the ceiling panel from the room's centre, as a share of the width, towards the light's side. */
const PANEL_SHIFT = 0.24;
const MOST_RADIANCE = 25;
/**
 * Upper bound of the light on a table top in the room's centre, relative to the level: white must not be overexposed.
 */
const TOP = 1.25;
/** Lower bound of the lights' dimming. */
const DIMMEST = 0.2;
/** Height of a seat, metres, and the share of the depth at which its light is measured. */
const PROBE = { height: 0.45, depth: 0.6 } as const;

const times = (factor: number, [r, g, b]: Vec3): Vec3 => [r * factor, g * factor, b * factor];

/** A soft panel under the ceiling for light from outside the picture. */
function ceilingLight(box: Box, from: RoomLight['from'], radiance: Vec3): AreaLight {
  const width = box.right - box.left;
  // with no brighter side the left is chosen: some direction is better than none
  const middle = (box.left + box.right) / 2 + (from === 'right' ? 1 : -1) * PANEL_SHIFT * width;
  const half = Math.min(1, width * 0.22);
  return spanLight(
    FACE.ceiling,
    [middle - half, box.ceiling, box.back * 0.7],
    [middle + half, box.ceiling, box.back * 0.15],
    radiance,
    false,
  );
}

/** Factor with which tops in the room's centre are not too bright. */
function dimmingFor(map: RoomMap, lights: readonly AreaLight[], box: Box, level: number): number {
  const point: Vec3 = [(box.left + box.right) / 2, PROBE.height, box.back * PROBE.depth];
  const up: Vec3 = [0, 1, 0];
  const left = level * TOP - levelFromRoom(map, box, point, up);
  return Math.min(1, Math.max(DIMMEST, left / Math.max(1e-3, levelFromLights(lights, point, up))));
}

/** Removes the direct light from the map. */
function dimMap({ radiance }: RoomMap, factor: number): void {
  for (let at = 0; at < radiance.length; at++) radiance[at] *= factor;
}

interface GuessedRoom {
  readonly map: RoomMap;
  readonly box: Box;
  /** of the radiance seen in the photo */
  readonly windows: readonly AreaLight[];
  readonly from: RoomLight['from'];
  /** of white paint */
  readonly level: number;
}

/** Lights with which white paint comes out as bright as in the photo; dims the map by what they bring. */
export function guessLights({ map, box, windows, from, level }: GuessedRoom): AreaLight[] {
  const strongest = Math.max(...windows.map((light) => light.radiance[1]), 0);
  const beside = strongest ? strongest * UNSEEN_SHARE : 1;
  const unit = [...windows, ceilingLight(box, from, [beside, beside, beside])];
  const direct = Math.max(level - meanRadiance(map)[1], level * LEAST_DIRECT);
  dimMap(map, Math.min(1, (level - direct) / Math.max(1e-4, meanRadiance(map)[1])));
  const brightest = Math.max(...unit.map((light) => light.radiance[1]));
  const fitted = Math.min(direct / Math.max(1e-4, meanLevelFromLights(unit, box)), MOST_RADIANCE / brightest);
  const bright = unit.map((light) => ({ ...light, radiance: times(fitted, light.radiance) }));
  const dimming = dimmingFor(map, bright, box, level);
  return bright.map((light) => ({ ...light, radiance: times(dimming, light.radiance) }));
}
