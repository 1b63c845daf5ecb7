import type { Opening, Raster, Room, Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import { measureTrim } from '../photo/trim.js';
import { wallPoint } from '../room/camera.js';
import { FACE, FACE_OF_WALL, boxOf, type Box } from './box.js';
import { fitLights, type FittedLights } from './fitLights.js';
import { takeGlare } from './floorGlare.js';
import { guessLights } from './guessLights.js';
import { levelFromLight, levelFromRoom } from './lightLevel.js';
import { meanLevelFromLights, spanLight, withinLight, type AreaLight } from './lights.js';
import { PAINTED } from './paintedSights.js';
import { meanRadiance, projectPhoto, seenGreens, type RoomMap } from './roomMap.js';
import { unflatten } from './unflatten.js';
import { unseenLights } from './unseenLights.js';
import { lightUnseen } from './unseenSurfaces.js';
import { tintFor, whiteOf } from './whitePaint.js';

/** A window counts as a light where it is this sure and this bright (mean linear luminance). */
const SURE = 0.33;
const BRIGHT = 0.12;
/** Nor does one that is darker than this share of the walls: at night the ceiling gives the light. */
const OF_WALLS = 0.5;
/** What white paint is taken to reflect: it ties the light's level to how bright the room's bright parts are. */
const WHITE = 0.8;
/** Sky light is a touch bluer than the room. */
const SKY: Vec3 = [0.98, 1, 1.02];
const FRAME_MARGIN = 0.03;
/** How often lights and unseen surfaces are told by each other, and by how many bounces between unseen surfaces. */
const ROUNDS = 3;
const BOUNCES = 3;
/** Where the lights explain the photo's paint no better than this, in the median, they are guessed. */
const MOST_ERROR = 0.3;
/** Lights of a fitted radiance below this share of the level light nothing. */
const FAINT = 0.02;
/**
 * On a table in the middle of the room white cloth is never brighter than the brightest trim: light is as told up to
 * this share of that. Height of the table, metres, and how deep into the room it stands.
 */
const AS_TOLD = 0.65;
const TABLE = { height: 0.45, depth: 0.6 } as const;
/** In photos that were evened out, the light on that table as a multiple of white walls' and of the most otherwise. */
const EVENED = { level: 1.55, most: 0.9 } as const;

const UP: Vec3 = [0, 1, 0];
/** Where the light is measured by which the furniture is exposed. */
const tableIn = ({ left, right, back }: Box): Vec3 => [(left + right) / 2, TABLE.height, back * TABLE.depth];

/** All that lights the furniture. */
export interface Lighting {
  readonly map: RoomMap;
  readonly lights: readonly AreaLight[];
  /** mean light / pi that reaches a surface: what furniture that is seen by furniture is lit with */
  readonly ambient: Vec3;
  /** the power of the light that the photo shows, see `unflatten`; 1 where absent */
  readonly power?: number;
}

export interface RoomLighting extends Lighting {
  /** luminance of light / pi by which white paint is as bright as the photo shows it */
  readonly level: number;
  /** whether the photo's paint tells the lights; else they are guessed */
  readonly fitted: boolean;
  readonly power: number;
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

/** All that is no painted wall. */
const openingsOf = (room: Room): AreaLight[] =>
  room.openings
    .filter(({ from, to }) => to > from)
    .map(({ wall, from, to, bottom, top }) => {
      const { at } = room.walls[wall];
      const [low, high] = [wallPoint(wall, at, from, bottom), wallPoint(wall, at, to, top)];
      return spanLight(FACE_OF_WALL[wall], low, high, [0, 0, 0], false);
    });

/** The lights that were fitted, of those of radiance 1. */
function fittedLights(
  { sky, ground, others }: FittedLights,
  windows: readonly AreaLight[],
  unseen: readonly AreaLight[],
  level: number,
): AreaLight[] {
  const brightest = Math.max(sky, ground);
  const shown = windows.map((light) => ({
    ...light,
    radiance: times(brightest, light.radiance),
    ground: Math.min(1, ground / Math.max(1e-3, sky)),
  }));
  const hidden = unseen.map((light, k) => ({ ...light, radiance: times(others[k], light.radiance) }));
  return [...(brightest > 0 ? shown : []), ...hidden.filter(({ radiance }) => radiance[1] > FAINT * level)];
}

/**
 * Lights as the photo's paint tells them; null where it does not. Takes glare from the map's floor and lights what the
 * photo does not show.
 * @param unit the windows, of radiance 1
 */
function tellLights(map: RoomMap, room: Room, unit: readonly AreaLight[], level: number): AreaLight[] | null {
  const box = boxOf(room);
  const unseen = unseenLights(box, room);
  const openings = openingsOf(room);
  const white = whiteOf(map);
  let lights: AreaLight[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const fit = fitLights({ map, box, windows: unit, others: unseen, openings }, white);
    if (!fit || fit.error > MOST_ERROR) return null;
    lights = fittedLights(fit, unit, unseen, level);
    takeGlare({ map, box, camera: room.camera, lights }, fit.paint[PAINTED.floor]);
    for (let bounce = 0; bounce < BOUNCES; bounce++) lightUnseen(map, box, lights, fit.paint);
  }
  return lights;
}

/** Light / pi (green) on a table in the middle of the room. */
function lightOnTable(map: RoomMap, box: Box, lights: readonly AreaLight[]): number {
  const table = tableIn(box);
  const straight = lights.reduce((sum, light) => sum + levelFromLight(light, table, UP), 0);
  return straight + levelFromRoom(map, box, table, UP);
}

/** Scales all light of a room in place. */
function scaleLight(map: RoomMap, lights: readonly AreaLight[], factor: number): AreaLight[] {
  for (let at = 0; at < map.radiance.length; at++) map.radiance[at] *= factor;
  return lights.map((light) => ({ ...light, radiance: times(factor, light.radiance) }));
}

/** What a table gets that is told so much: eased towards the most. */
function keptBelow(told: number, most: number): number {
  const from = AS_TOLD * most;
  return told <= from ? told : from + (most - from) * (1 - Math.exp(-(told - from) / (most - from)));
}

interface Exposure {
  /** see `unflatten` */
  readonly power: number;
  /** light / pi on white walls, and the most that is to fall on a table */
  readonly level: number;
  readonly most: number;
}

/**
 * Exposes the told light as the photo was: where nothing was evened out as told, but nothing burns out; where all was
 * as bright on a table as white walls make it.
 */
function exposed(map: RoomMap, box: Box, lights: readonly AreaLight[], { power, level, most }: Exposure): AreaLight[] {
  const told = lightOnTable(map, box, lights);
  const evened = Math.min(EVENED.level * level, EVENED.most * most);
  return scaleLight(map, lights, (keptBelow(told, most) ** power * evened ** (1 - power)) / told);
}

const mapOf = (photo: Raster, room: Room, windows: readonly AreaLight[]): RoomMap =>
  projectPhoto(photo, { camera: room.camera, box: boxOf(room), lightFrom: room.light.from }, (face, point) =>
    windows.some((light) => withinLight(light, face, point, FRAME_MARGIN)),
  );

/**
 * Reads the room's light off the photo: what the surfaces send back, and what windows and unseen lights add, so much
 * that the photo's paint comes out as it shows it.
 */
export function lightRoom(photo: Raster, room: Room): RoomLighting {
  const box = boxOf(room);
  const windows = windowLights(room);
  const shown = mapOf(photo, room, windows);
  const level = levelOf(shown);
  const white = whiteOf(shown);
  const unit = windows.map((light): AreaLight => ({ ...light, radiance: [1, 1, 1] }));
  const power = unflatten(shown, box, unit);
  const told = tellLights(shown, room, unit, level);
  const map = told ? shown : mapOf(photo, room, windows);
  const lights = told
    ? exposed(map, box, told, { power, level, most: measureTrim(photo) / WHITE })
    : guessLights({ map, box, windows, from: room.light.from, level });
  const mean = meanRadiance(map);
  const added = meanLevelFromLights(lights, box);
  const tint = tintFor(white, mean, added);
  const ambient: Vec3 = [mean[0] + added * tint[0], mean[1] + added, mean[2] + added * tint[2]];
  return {
    map,
    lights: lights.map((light) => ({ ...light, radiance: tinted(light.radiance, tint) })),
    level: level * luminance(...white),
    ambient,
    fitted: told !== null,
    power: told ? power : 0,
  };
}
