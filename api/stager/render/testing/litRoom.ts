/** For tests: the map of a room's light, lit by one window. */
import { FACE, FACES, type Box } from '../../room/camera/roomBox.js';
import { spanLight, type AreaLight } from '../../light/lights.js';
import { MAP_CELLS } from '../../kernel/layout.js';
import type { RoomMap } from '../../light/roomMap.js';
import { lightUnseen } from '../../light/unseenSurfaces.js';

export const BOX: Box = { left: -2.2, right: 2.4, back: -5, front: 0.6, ceiling: 2.6 };
/** In the left wall, of radiance 1. */
export const WINDOW: AreaLight = spanLight(FACE.left, [-2.2, 0.8, -3.6], [-2.2, 2.2, -1.8], [1, 1, 1], true);
/** By PAINTED: left, right and back wall, ceiling, floor. */
export const PAINT: readonly number[] = [0.75, 0.75, 0.75, 0.8, 0.3];

const BOUNCES = 8;

interface LitRoom {
  /** radiance of the window's sky */
  readonly sky: number;
  /** what lies below the horizon, as a share of that */
  readonly ground: number;
  /** by PAINTED */
  readonly paint?: readonly number[];
}

/** Radiance of the surfaces; all cells are seen except those of the wall behind the camera. */
export function litRoom({ sky, ground, paint = PAINT }: LitRoom): RoomMap {
  const cells = FACES * MAP_CELLS * MAP_CELLS;
  const map: RoomMap = { radiance: new Float32Array(cells * 3).fill(1e-3), seen: new Uint8Array(cells) };
  const light: AreaLight = { ...WINDOW, radiance: [sky, sky, sky], ground, visible: false };
  for (let bounce = 0; bounce < BOUNCES; bounce++) lightUnseen(map, BOX, [light], paint);
  map.seen.fill(1, 0, FACE.front * MAP_CELLS * MAP_CELLS);
  return map;
}

/** The same map in a photo whose light is evened out by a power. */
export function evenOut({ radiance, seen }: RoomMap, power: number): RoomMap {
  const middle = 0.4;
  return { seen, radiance: radiance.map((value) => middle * (value / middle) ** power) };
}
