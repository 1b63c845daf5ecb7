/** The light of rooms whose paint tells too little of it: windows as bright as they look, and a soft ceiling. */
import type { RoomLight, Vec3 } from '../contract.js';
import { FACE, type Box } from '../room/camera/roomBox.js';
import { levelFromLights, levelFromRoom, meanLevelFromLights } from './lightLevel.js';
import { spanLight, type AreaLight } from './lights.js';
import { meanRadiance, type RoomMap } from './roomMap.js';

/** The part of the room's light that comes from what the picture does not show, beside windows. */
const UNSEEN_SHARE = 0.12;
/** Lights bring at least this share of the level: without any direction things look flat. */
const LEAST_DIRECT = 0.7;
/** The panel under the ceiling hangs this share of the room's width off its middle, towards the light's side. */
const PANEL_SHIFT = 0.24;
const MOST_RADIANCE = 25;
/** In the middle of the room a table's top gets no more than this multiple of the level: white must not burn out. */
const TOP = 1.25;
/** The lights may be dimmed to this. */
const DIMMEST = 0.2;
/** Height of a seat, metres, and how deep into the room its light is measured. */
const PROBE = { height: 0.45, depth: 0.6 } as const;

const times = (factor: number, [r, g, b]: Vec3): Vec3 => [r * factor, g * factor, b * factor];

/** A soft panel under the ceiling for the light that comes from outside the picture. */
function ceilingLight(box: Box, from: RoomLight['from'], radiance: Vec3): AreaLight {
  const width = box.right - box.left;
  // where no side is brighter the left is as good as the right, and better than none
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

/** What the lights are dimmed by so that tops in the middle of the room are not too bright. */
function dimmingFor(map: RoomMap, lights: readonly AreaLight[], box: Box, level: number): number {
  const point: Vec3 = [(box.left + box.right) / 2, PROBE.height, box.back * PROBE.depth];
  const up: Vec3 = [0, 1, 0];
  const left = level * TOP - levelFromRoom(map, box, point, up);
  return Math.min(1, Math.max(DIMMEST, left / Math.max(1e-3, levelFromLights(lights, point, up))));
}

/** Takes from the room's surfaces the light that the lights bring straight. */
function dimMap({ radiance }: RoomMap, factor: number): void {
  for (let at = 0; at < radiance.length; at++) radiance[at] *= factor;
}

interface Guessing {
  readonly map: RoomMap;
  readonly box: Box;
  /** as bright as they look */
  readonly windows: readonly AreaLight[];
  readonly from: RoomLight['from'];
  /** of white paint */
  readonly level: number;
}

/** Lights so bright that white paint comes out as bright as the photo shows it; dims the map by what they bring. */
export function guessLights({ map, box, windows, from, level }: Guessing): AreaLight[] {
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
