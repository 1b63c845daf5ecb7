import type { Opening, Raster, Room, RoomLight, Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { wallPoint } from '../room/camera.js';
import { FACE, FACE_OF_WALL, boxOf, type Box } from './box.js';
import { levelFromLights, levelFromRoom } from './lightLevel.js';
import { meanLevelFromLights, spanLight, withinLight, type AreaLight } from './lights.js';
import { meanRadiance, projectPhoto, seenGreens, type RoomMap } from './roomMap.js';
import { tintFor, whiteOf } from './whitePaint.js';

/** A window counts as a light where it is this sure and this bright (mean linear luminance). */
const SURE = 0.33;
const BRIGHT = 0.12;
/** Nor does one that is darker than this share of the walls: at night the ceiling gives the light. */
const OF_WALLS = 0.5;
/** The part of the room's light that comes from what the picture does not show, beside windows. */
const UNSEEN_SHARE = 0.12;
/** What white paint is taken to reflect: it ties the light's level to how bright the room's bright parts are. */
const WHITE = 0.8;
/** Lights bring at least this share of the level: without any direction things look flat. */
const LEAST_DIRECT = 0.7;
/** The panel under the ceiling hangs this share of the room's width off its middle, towards the light's side. */
const PANEL_SHIFT = 0.24;
const MOST_RADIANCE = 25;
/** Sky light is a touch bluer than the room. */
const SKY: Vec3 = [0.98, 1, 1.02];
const FRAME_MARGIN = 0.03;
/** In the middle of the room a table's top gets no more than this multiple of the level: white must not burn out. */
const TOP = 1.25;
/** The lights may be dimmed to this. */
const DIMMEST = 0.2;
/** Height of a seat, metres, and how deep into the room its light is measured. */
const PROBE = { height: 0.45, depth: 0.6 } as const;

/** All that lights the furniture. */
export interface Lighting {
  readonly map: RoomMap;
  readonly lights: readonly AreaLight[];
  /** mean light / pi that reaches a surface: what furniture that is seen by furniture is lit with */
  readonly ambient: Vec3;
}

export interface RoomLighting extends Lighting {
  /** luminance of light / pi by which white paint is as bright as the photo shows it */
  readonly level: number;
}

const givesLight = (opening: Opening, walls: number) =>
  opening.kind === 'window' &&
  opening.certainty >= SURE &&
  opening.glow > Math.max(BRIGHT, walls * OF_WALLS) &&
  opening.to > opening.from;

const times = (factor: number, [r, g, b]: Vec3): Vec3 => [r * factor, g * factor, b * factor];

const tinted = ([r, g, b]: Vec3, by: Vec3): Vec3 => [r * by[0], g * by[1], b * by[2]];

function windowLights(room: Room): AreaLight[] {
  const lit = room.openings.filter((opening) => givesLight(opening, room.light.walls));
  return lit.map((opening) => {
    const at = room.walls[opening.wall].at;
    const low = wallPoint(opening.wall, at, opening.from, opening.bottom);
    const high = wallPoint(opening.wall, at, opening.to, opening.top);
    return spanLight(FACE_OF_WALL[opening.wall], low, high, times(opening.glow, SKY), true);
  });
}

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

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const WALLS = [FACE.left, FACE.right, FACE.back];

/** The light's level, from the radiance of what is most likely painted white: dark walls do not make a dark room. */
function levelOf(map: RoomMap): number {
  const paint = Math.max(
    quantile(seenGreens(map, WALLS), 0.6),
    quantile(seenGreens(map, [FACE.ceiling]), 0.5) * 0.9,
    quantile(seenGreens(map, [...WALLS, FACE.ceiling, FACE.floor]), 0.8) * 0.9,
  );
  return paint / WHITE;
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

/**
 * Reads the room's light off the photo: what the surfaces send back, and what windows (or a soft ceiling, where none
 * was found) add, so much that white paint comes out as bright as the photo shows it.
 */
export function lightRoom(photo: Raster, room: Room): RoomLighting {
  const box = boxOf(room);
  const windows = windowLights(room);
  const map = projectPhoto(photo, { camera: room.camera, box, lightFrom: room.light.from }, (face, point) =>
    windows.some((light) => withinLight(light, face, point, FRAME_MARGIN)),
  );
  const white = whiteOf(map);
  const strongest = Math.max(...windows.map((light) => light.radiance[1]), 0);
  const beside = strongest ? strongest * UNSEEN_SHARE : 1;
  const unit = [...windows, ceilingLight(box, room.light.from, [beside, beside, beside])];
  const level = levelOf(map);
  const direct = Math.max(level - meanRadiance(map)[1], level * LEAST_DIRECT);
  dimMap(map, Math.min(1, (level - direct) / Math.max(1e-4, meanRadiance(map)[1])));
  const mean = meanRadiance(map);
  const brightest = Math.max(...unit.map((light) => light.radiance[1]));
  const fitted = Math.min(direct / Math.max(1e-4, meanLevelFromLights(unit, box)), MOST_RADIANCE / brightest);
  const bright = unit.map((light) => ({ ...light, radiance: times(fitted, light.radiance) }));
  const dimming = dimmingFor(map, bright, box, level);
  const added = meanLevelFromLights(bright, box) * dimming;
  const tint = tintFor(white, mean, added);
  const lights = bright.map((light) => ({ ...light, radiance: tinted(times(dimming, light.radiance), tint) }));
  const ambient: Vec3 = [mean[0] + added * tint[0], mean[1] + added, mean[2] + added * tint[2]];
  return { map, lights, level: level * luminance(...white), ambient };
}
