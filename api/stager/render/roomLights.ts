import type { Opening, Raster, Room, Vec3 } from '../contract.js';
import { wallPoint } from '../room/camera.js';
import { FACE, FACE_OF_WALL, boxOf, type Box } from './box.js';
import { meanUnitIrradiance, spanLight, withinLight, type AreaLight } from './lights.js';
import { meanRadiance, projectPhoto, seenGreens, type RoomMap } from './roomMap.js';

/** A window counts as a light where it is this sure and this bright (mean linear luminance). */
const SURE = 0.33;
const BRIGHT = 0.12;
/** The part of the room's light that comes from what the picture does not show, beside windows. */
const UNSEEN_SHARE = 0.12;
/** What walls are taken to reflect: it ties the windows' radiance to how bright the walls are. */
const WALL_ALBEDO = 0.8;
/** The walls' brightness is this quantile of what is seen of them: not their shaded corners. */
const WALL_QUANTILE = 0.6;
const LEAST_RADIANCE = 1.2;
const MOST_RADIANCE = 25;
/** How much of the room's colour the light takes: windows show the sky, the ceiling the room. */
const WINDOW_TINT = 0.3;
const CEILING_TINT = 0.5;
/** Sky light is a touch bluer than the room. */
const SKY: Vec3 = [0.98, 1, 1.02];
const FRAME_MARGIN = 0.03;

/** All that lights the furniture. */
export interface Lighting {
  readonly map: RoomMap;
  readonly lights: readonly AreaLight[];
  /** mean light / pi that reaches a surface: what furniture that is seen by furniture is lit with */
  readonly ambient: Vec3;
}

interface Candidate {
  readonly light: AreaLight;
  readonly weight: number;
}

const givesLight = (opening: Opening) =>
  opening.kind === 'window' && opening.certainty >= SURE && opening.glow > BRIGHT && opening.to > opening.from;

function windowCandidates(room: Room): Candidate[] {
  return room.openings.filter(givesLight).map((opening) => {
    const at = room.walls[opening.wall].at;
    const low = wallPoint(opening.wall, at, opening.from, opening.bottom);
    const high = wallPoint(opening.wall, at, opening.to, opening.top);
    const light = spanLight(FACE_OF_WALL[opening.wall], low, high, [1, 1, 1], true);
    return { light, weight: opening.glow };
  });
}

/** A soft panel under the ceiling for the light that comes from outside the picture. */
function ceilingCandidate(box: Box, weight: number): Candidate {
  const middle = (box.left + box.right) / 2;
  const half = Math.min(1.2, (box.right - box.left) * 0.3);
  const light = spanLight(
    FACE.ceiling,
    [middle - half, box.ceiling, box.back * 0.7],
    [middle + half, box.ceiling, box.back * 0.15],
    [1, 1, 1],
    false,
  );
  return { light, weight };
}

const quantile = (values: readonly number[], share: number): number | undefined =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)];

/** Each channel of the room's mean colour over its luminance, to the given strength. */
function tintOf(colour: Vec3, strength: number): Vec3 {
  const luminance = Math.max(1e-4, colour[0] * 0.3 + colour[1] * 0.6 + colour[2] * 0.1);
  const channel = (value: number) => (Math.max(value, 1e-4) / luminance) ** strength;
  return [channel(colour[0]), channel(colour[1]), channel(colour[2])];
}

/**
 * Reads the room's light off the photo: what the surfaces send back, and what windows (or a soft ceiling, where none
 * was found) add, with a radiance that makes the walls come out with WALL_ALBEDO.
 */
export function lightRoom(photo: Raster, room: Room): Lighting {
  const box = boxOf(room);
  const windows = windowCandidates(room);
  const map = projectPhoto(photo, { camera: room.camera, box }, (face, point) =>
    windows.some(({ light }) => withinLight(light, face, point, FRAME_MARGIN)),
  );
  const candidates = [...windows, ceilingCandidate(box, windows.length ? UNSEEN_SHARE : 1)];
  const strongest = Math.max(...candidates.map((candidate) => candidate.weight));
  const weights = candidates.map((candidate) => candidate.weight / strongest);
  const lights = candidates.map((candidate) => candidate.light);
  const unit = meanUnitIrradiance(lights, weights, box);
  const mean = meanRadiance(map);
  const wall = quantile(seenGreens(map, [FACE.left, FACE.right, FACE.back]), WALL_QUANTILE) ?? mean[1];
  const fitted = (wall / WALL_ALBEDO - mean[1]) / Math.max(0.004, unit);
  const radiance = Math.max(LEAST_RADIANCE, Math.min(MOST_RADIANCE, fitted));
  const windowTint = tintOf(mean, WINDOW_TINT);
  const ceilingTint = tintOf(mean, CEILING_TINT);
  return {
    map,
    lights: lights.map((light, k) => {
      const tint = light.visible ? windowTint : ceilingTint;
      const channel = (c: number) => radiance * weights[k] * tint[c] * (light.visible ? SKY[c] : 1);
      return { ...light, radiance: [channel(0), channel(1), channel(2)] };
    }),
    ambient: [mean[0] + radiance * unit, mean[1] + radiance * unit, mean[2] + radiance * unit],
  };
}
