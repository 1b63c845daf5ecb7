import { finish, type Steps } from '../steps.js';
import type { Opening, Raster, Room, Vec3 } from '../contract.js';
import { findSceneLight, type Development, type SceneLight } from './development/development.js';
import type { Plane } from './development/pyramid.js';
import { smallPhoto } from './development/sceneLight.js';
import { luminance } from '../photo/colour.js';
import { quantile } from '../photo/quantile.js';
import { measureTrim } from '../photo/trim.js';
import { wallPoint } from '../room/camera/wallPlane.js';
import { FACE, FACE_OF_WALL, boxOf } from '../room/camera/roomBox.js';
import { findSun } from './findSun.js';
import { exposureFor, lightOnFurniture, scaleLight } from './exposure.js';
import { fitLights, type FittedLights } from './fitLights.js';
import { glareShareOf, type GlareShare } from './glareShare.js';
import { takeGlare } from './floorGlare.js';
import { guessLights } from './guessLights.js';
import { levelAt, meanLevelFromLights } from './lightLevel.js';
import { spanLight, withinLight, type AreaLight } from './lights.js';
import { PAINTED } from './paintedSights.js';
import { meanRadiance, projectPhoto, seenGreens, type RoomMap } from './roomMap.js';
import { lightsPower } from './lightsPower.js';
import type { Sun } from './sun.js';
import { lampsAbove, unseenLights } from './unseenLights.js';
import { lightUnseen } from './unseenSurfaces.js';
import { daylightOf, tintFor, whiteOf } from './whitePaint.js';

/** Least certainty and mean linear luminance of a window that counts as a light. */
const SURE = 0.33;
const BRIGHT = 0.12;
/**
 * Least brightness of such a window relative to the walls: at night the ceiling gives the light. Higher where the
 * photo's paint does not determine the lights: lit windows of other houses are no daylight.
 */
const OF_WALLS = { told: 0.5, guessed: 0.75 } as const;
/** Assumed albedo of white paint, which relates the light's level to the room's bright surfaces. */
const WHITE = 0.8;
/** Tint of the sky's light: slightly bluer than the room. */
const SKY: Vec3 = [0.98, 1, 1.02];
const FRAME_MARGIN = 0.03;
/** Iterations between lights and unseen surfaces, and bounces between unseen surfaces. */
const ROUNDS = 3;
const BOUNCES = 3;
/** Largest median error of the fit; above it the lights are guessed. */
const MOST_ERROR = 0.45;
/** Share of the fitted radiance of a window behind the camera that is used: it may be paint. */
const BEHIND = 0.3;
/**
 * Upper bound of a window's radiance in reflections: a photo that shows the view outside does not show burnt out tops.
 */
const MOST_MIRRORED = 2;
/** Lights with less than this share of the level are dropped. */
const FAINT = 0.02;
/** Irradiance / pi at furniture from which a fit is rejected: where its error is large, and where it is small. */
const BURNT = { worse: 1.8, well: 4, wellError: 0.12 } as const;

/** Upper bound of the irradiance / pi at furniture, see `exposureFor`, if the photo was developed. */
const MOST_TOLD = 0.85;

/** How strongly shadows are shown: exponent of the remaining light, from 0 (weakest) to 1 (physical). */
export interface ShownShade {
  readonly floor: number;
  readonly wall: number;
}

/** All light on the furniture. */
export interface Lighting {
  readonly map: RoomMap;
  readonly lights: readonly AreaLight[];
  /** mean irradiance / pi: the estimate for furniture seen by furniture */
  readonly ambient: Vec3;
  /** default: physical */
  readonly shown?: ShownShade;
  /** factor of the room's indirect light once the room is furnished; default 1 */
  readonly furnished?: number;
  /** share of specular reflection in the floor's radiance; null or absent: unknown */
  readonly glare?: GlareShare | null;
}

export interface RoomLighting extends Lighting {
  /** luminance of irradiance / pi with which white paint is as bright as in the photo */
  readonly level: number;
  /** true: the lights were fitted to the photo's paint; false: they are guessed */
  readonly fitted: boolean;
  /** albedo by PAINTED; empty where the lights are guessed */
  readonly paint: readonly number[];
  /**
   * how much the photo shows of its light's falloff, see `lightsPower`; for the floor's shadow the development decides
   */
  readonly shown: ShownShade;
  /**
   * 1: the photo shows light as the sensor saw it .. 0: it does not, by `lightsPower`; lower for lamps, 0 without
   * evidence
   */
  readonly asSeen: number;
  /** null: furniture is shown in the light that it is traced in */
  readonly development: Development | null;
  /** null unless its patches fit the visible windows */
  readonly sun: Sun | null;
}

const givesLight = (opening: Opening, darkest: number) =>
  opening.kind === 'window' &&
  opening.certainty >= SURE &&
  opening.glow > Math.max(BRIGHT, darkest) &&
  opening.to > opening.from;

const times = (factor: number, [r, g, b]: Vec3): Vec3 => [r * factor, g * factor, b * factor];

const tinted = ([r, g, b]: Vec3, by: Vec3): Vec3 => [r * by[0], g * by[1], b * by[2]];

/** @param ofWalls least brightness of a window relative to the walls */
function windowLights(room: Room, ofWalls: number): AreaLight[] {
  const lit = room.openings.filter((opening) => givesLight(opening, room.light.walls * ofWalls));
  return lit.map((opening) => {
    const at = room.walls[opening.wall].at;
    const low = wallPoint(opening.wall, at, opening.from, opening.bottom);
    const high = wallPoint(opening.wall, at, opening.to, opening.top);
    return spanLight(FACE_OF_WALL[opening.wall], low, high, times(opening.glow, SKY), true);
  });
}

const WALLS = [FACE.left, FACE.right, FACE.back];

/** Level of the light by the radiance of the likely white surfaces: dark walls do not make a dark room. */
function levelOf(map: RoomMap): number {
  const paint = Math.max(
    quantile(seenGreens(map, WALLS), 0.6),
    quantile(seenGreens(map, [FACE.ceiling]), 0.5) * 0.9,
    quantile(seenGreens(map, [...WALLS, FACE.ceiling, FACE.floor]), 0.8) * 0.9,
  );
  return paint / WHITE;
}

/** Everything that is not painted wall. */
const openingsOf = (room: Room): AreaLight[] =>
  room.openings
    .filter(({ from, to }) => to > from)
    .map(({ wall, from, to, bottom, top }) => {
      const { at } = room.walls[wall];
      const [low, high] = [wallPoint(wall, at, from, bottom), wallPoint(wall, at, to, top)];
      return spanLight(FACE_OF_WALL[wall], low, high, [0, 0, 0], false);
    });

/** The lights with their fitted radiance, from those of radiance 1. */
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
    mirrored: Math.min(1, MOST_MIRRORED / Math.max(1e-3, brightest)),
    ground: Math.min(1, ground / Math.max(1e-3, sky)),
  }));
  const hidden = unseen.map((light, k) => ({
    ...light,
    radiance: times(light.face === FACE.front ? BEHIND * others[k] : others[k], light.radiance),
  }));
  return [...(brightest > 0 ? shown : []), ...hidden.filter(({ radiance }) => radiance[1] > FAINT * level)];
}

interface PaintFit {
  readonly lights: readonly AreaLight[];
  /** albedo by PAINTED */
  readonly paint: readonly number[];
  /** see FittedLights */
  readonly error: number;
  readonly glare: GlareShare;
}

interface PaintedRoom {
  readonly map: RoomMap;
  readonly room: Room;
  /** the windows, of radiance 1 */
  readonly unit: readonly AreaLight[];
  readonly level: number;
  /** see `fitLights` */
  readonly evened: number;
}

/**
 * Fits the lights to the photo's paint; null where that fails. Removes glare from the map's floor and lights unseen
 * surfaces.
 */
function* fitLightsToPaint({ map, room, unit, level, evened }: PaintedRoom): Steps<PaintFit | null> {
  const box = boxOf(room);
  const unseen = unseenLights(box, room);
  const openings = openingsOf(room);
  const white = whiteOf(map);
  let lights: AreaLight[] = [];
  let paint: readonly number[] = [];
  let error = MOST_ERROR;
  const shining = map.radiance.slice();
  for (let round = 0; round < ROUNDS; round++) {
    yield;
    const fit = fitLights({ map, box, windows: unit, others: unseen, openings }, white, evened);
    if (!fit || fit.error > MOST_ERROR) return null;
    ({ paint, error } = fit);
    lights = fittedLights(fit, unit, unseen, level);
    yield;
    takeGlare({ map, box, camera: room.camera, lights }, fit.paint[PAINTED.floor]);
    for (let bounce = 0; bounce < BOUNCES; bounce++) lightUnseen(map, box, lights, fit.paint);
  }
  return { lights, paint, error, glare: glareShareOf(shining, map) };
}

/** Exponents from which a photo counts as showing its light partly, and fully, as the sensor saw it. */
const AS_SEEN = { some: 0.45, all: 0.8 } as const;
/** Upper bounds: number and place of lamps are uncertain. */
const MOST_AS_SEEN = { byWindows: 1, byLamps: 0.3 } as const;

/** How far a photo shows light as the sensor saw it, 0..1, by the exponent of its lights. */
function asSeenOf(power: number | null, most: number): number {
  const share = ((power ?? 0) - AS_SEEN.some) / (AS_SEEN.all - AS_SEEN.some);
  return Math.min(most, Math.max(0, share));
}

/** Exponent below which light comes from elsewhere than lamps. */
const AGAINST_LAMPS = -0.2;

/** Lower bound of a photo's exponent. */
const LEAST_POWER = 0.25;

/**
 * Estimates the room's light from the photo: the radiance of its surfaces, and the radiance of windows and unseen
 * lights with which the photo's paint comes out as in the photo.
 */
function* lightInSteps(photo: Raster, room: Room): Steps<RoomLighting> {
  const box = boxOf(room);
  const windows = windowLights(room, OF_WALLS.told);
  const small = smallPhoto(photo, room.camera);
  const mapOf = (light: Plane, lights = windows): RoomMap => {
    const isLight = (face: number, point: Vec3) => lights.some((each) => withinLight(each, face, point, FRAME_MARGIN));
    return projectPhoto(light, { camera: small.camera, box, lightFrom: room.light.from }, isLight);
  };
  const unit = windows.map((light): AreaLight => ({ ...light, radiance: [1, 1, 1] }));
  // a room without a lit window is lit from above
  const byLamps = windows.length === 0;
  const powerOfMap = lightsPower(box, byLamps ? [lampsAbove(box)] : unit);
  const powerOf = (light: Plane): number | null => {
    const told = powerOfMap(mapOf(light));
    return byLamps && told !== null && told < AGAINST_LAMPS ? null : told;
  };
  yield;
  const shown = powerOf(small.light);
  const power = Math.min(1, Math.max(LEAST_POWER, shown ?? 1));
  const asSeen = asSeenOf(shown, byLamps ? MOST_AS_SEEN.byLamps : MOST_AS_SEEN.byWindows);
  const tellScene = function* ({ light, development }: SceneLight) {
    const map = mapOf(light);
    const level = levelOf(map);
    const told = yield* fitLightsToPaint({ map, room, unit, level, evened: development?.share ?? 0 });
    if (!told) return null;
    const brightest = lightOnFurniture({ map, box, lights: told.lights });
    if (brightest > (told.error < BURNT.wellError ? BURNT.well : BURNT.worse)) return guessScene();
    const most = development ? MOST_TOLD : measureTrim(photo) / WHITE;
    const lights = scaleLight(map, told.lights, exposureFor(brightest, most, asSeen));
    return { development, map, level, lights, fitted: true, paint: told.paint, glare: told.glare };
  };
  const guessScene = () => {
    const bright = windowLights(room, OF_WALLS.guessed);
    const map = mapOf(small.light, bright);
    const level = levelOf(map);
    const lights = guessLights({ map, box, windows: bright, from: room.light.from, level });
    return { development: null, map, level, lights, fitted: false, paint: [], glare: null };
  };
  const { development, map, lights, level, fitted, paint, glare } =
    (yield* tellScene(yield* findSceneLight(small, room, powerOf))) ??
    (yield* tellScene({ light: small.light, development: null })) ??
    guessScene();
  yield;
  const levelAtPoint = (point: Vec3, normal: Vec3) => levelAt({ map, box, lights }, point, normal);
  const sun = yield* findSun({
    photo,
    camera: room.camera,
    box,
    windows,
    openings: openingsOf(room),
    levelAt: levelAtPoint,
  });
  const white = whiteOf(map);
  const mean = meanRadiance(map);
  const added = meanLevelFromLights(lights, box);
  const tint = tintFor(white, mean, added);
  const ofWindows = daylightOf(tint, asSeen);
  const wall = fitted ? power : 0;
  const ambient: Vec3 = [mean[0] + added * tint[0], mean[1] + added, mean[2] + added * tint[2]];
  return {
    map,
    lights: lights.map((light) => ({ ...light, radiance: tinted(light.radiance, light.visible ? ofWindows : tint) })),
    level: level * luminance(...white),
    ambient,
    fitted,
    paint,
    glare,
    shown: { floor: development ? 1 : wall, wall },
    asSeen: fitted ? asSeen : 0,
    development,
    sun,
  };
}

export const lightRoom = (photo: Raster, room: Room): RoomLighting => finish(lightInSteps(photo, room));
