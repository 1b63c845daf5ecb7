/**
 * Estimates the light of a room before its photo was developed. A sensor's picture shows it; of a fused one it is found
 * by fusing estimates until they match the photo (analysis by synthesis).
 */
import type { Steps } from '../../steps.js';
import type { Camera, Raster, Room } from '../../contract.js';
import { LINEAR, luminance } from '../../photo/colour.js';
import { quantile } from '../../photo/quantile.js';
import { shrink } from '../../photo/resize.js';
import { FACE, boxOf, exitBox, type Exit } from '../../room/camera/roomBox.js';
import { makeAim, scaleCamera } from '../../room/camera/renderView.js';
import { WALLS, brightOf, fuseExposures, shownLight } from './exposureFusion.js';
import { encodeSrgb } from '../../photo/srgb.js';
import type { Plane } from './pyramid.js';

/** Long side in pixels at which the light is estimated. */
const LIGHT_SIZE = 160;

/** Linear light of a photo scaled to LIGHT_SIZE, and its camera. */
export interface SmallPhoto {
  readonly light: Plane;
  readonly camera: Camera;
}

export function smallPhoto(photo: Raster, camera: Camera): SmallPhoto {
  const { width, height, data } = shrink(photo, LIGHT_SIZE);
  const light = Float32Array.from(data, (value) => LINEAR[value]);
  return { light: { width, height, channels: 3, data: light }, camera: scaleCamera(camera, width / photo.width) };
}

/** Iterations, the step per iteration, and the bound of a step. */
const GUESSES = 9;
const MENDED = 0.7;
const AT_ONCE = { least: 0.5, most: 2 } as const;
const TINY = 2e-3;
/** Bounds of the estimated linear light, relative to white walls. */
const DARKEST = 1e-5;
const BRIGHTEST = 8;

/** What a pixel shows of the room. */
const SHOWS = { opening: 0, wall: 1, ceiling: 2, floor: 3 } as const;
/** Width of an opening's frame, metres. */
const FRAME = 0.07;

function surfacesOf({ light: { width, height }, camera }: SmallPhoto, room: Room): Uint8Array {
  const box = boxOf(room);
  const ray = new Float64Array(3);
  const exit: Exit = { face: 0 };
  const aim = makeAim(camera, ray);
  return Uint8Array.from({ length: width * height }, (_, k) => {
    aim(k % width, Math.floor(k / width));
    const far = exitBox(box, 0, camera.height, 0, ray[0], ray[1], ray[2], exit);
    if (exit.face === FACE.ceiling) return SHOWS.ceiling;
    if (exit.face === FACE.floor) return SHOWS.floor;
    const wall = ({ [FACE.left]: 'left', [FACE.right]: 'right', [FACE.back]: 'back' } as const)[exit.face];
    if (!wall) return SHOWS.opening;
    const along = ray[wall === 'back' ? 0 : 2] * far;
    const up = camera.height + ray[1] * far;
    const isOpen = room.openings.some(
      (each) =>
        each.wall === wall &&
        along > each.from - FRAME &&
        along < each.to + FRAME &&
        up > each.bottom - FRAME &&
        up < each.top + FRAME,
    );
    return isOpen ? SHOWS.opening : SHOWS.wall;
  });
}

/** Luminance from which a photo is clipped, and the least number of pixels that count. */
const CLIPPED = 0.97;
const FEWEST = 200;
/** Quantiles that stand for white paint, and the factor for other surfaces. */
const WHITE = { walls: 0.7, ceiling: 0.5, all: 0.8, others: 0.9 } as const;

/** Linear luminance of the surfaces that are most likely white. */
export const whiteWalls = (light: Plane, small: SmallPhoto, room: Room): number =>
  whiteOf(light, small.light, surfacesOf(small, room));

function whiteOf(light: Plane, photo: Plane, surfaces: Uint8Array): number {
  const levelAt = ({ data }: Plane, k: number) => luminance(data[k * 3], data[k * 3 + 1], data[k * 3 + 2]);
  const levels = (isAsked: (surface: number) => boolean) => {
    const found = new Float32Array(surfaces.length);
    let count = 0;
    surfaces.forEach((surface, k) => {
      if (isAsked(surface) && levelAt(photo, k) <= CLIPPED) found[count++] = levelAt(light, k);
    });
    return found.subarray(0, count);
  };
  const levelOf = (values: Float32Array, share: number) => (values.length < FEWEST ? 0 : quantile(values, share));
  return Math.max(
    levelOf(
      levels((surface) => surface === SHOWS.wall),
      WHITE.walls,
    ),
    WHITE.others *
      levelOf(
        levels((surface) => surface === SHOWS.ceiling),
        WHITE.ceiling,
      ),
    WHITE.others *
      levelOf(
        levels((surface) => surface !== SHOWS.opening),
        WHITE.all,
      ),
    1e-3,
  );
}

/** Brightness of a photo, see `brightOf`. */
export const brightness = (photo: Plane): number => brightOf({ ...photo, data: photo.data.map(encodeSrgb) });

/**
 * Light that fuses to the photo, with white walls at WALLS.
 * @param bright brightness of the photo
 */
export function* unfuse(small: SmallPhoto, room: Room, bright: number): Steps<Plane> {
  const { light: photo } = small;
  const surfaces = surfacesOf(small, room);
  const light: Plane = { ...photo, data: Float32Array.from(photo.data) };
  const expose = () => {
    const factor = WALLS / whiteOf(light, photo, surfaces);
    for (let i = 0; i < light.data.length; i++) light.data[i] = Math.min(BRIGHTEST, light.data[i] * factor);
  };
  for (let guess = 0; guess < GUESSES; guess++) {
    yield;
    expose();
    const fused = fuseExposures(light);
    const stretch = bright / brightOf(fused);
    for (let i = 0; i < light.data.length; i++) {
      const off = (photo.data[i] + TINY) / (shownLight(fused.data[i], stretch) + TINY);
      const mended = light.data[i] * Math.min(AT_ONCE.most, Math.max(AT_ONCE.least, off)) ** MENDED;
      light.data[i] = Math.min(BRIGHTEST, Math.max(DARKEST, mended));
    }
  }
  expose();
  return light;
}
