/**
 * Turns the path tracer's passes into photos: each room as the sensor sees it (ID), with three fused exposures
 * (ID-fused) and as a phone develops it (ID-phone). A development's parameters come from the empty room's picture.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { toSrgb } from '../../stager/photo/tone.js';
import { fuseExposures } from '../../stager/light/development/exposureFusion.js';
import type { Plane } from '../../stager/light/development/pyramid.js';
import { LINEAR, luminance } from '../../stager/photo/colour.js';
import { elementAt } from '../../test/elements.js';
import { triple } from '../triple.js';
import { castPicture, type Cast, wallOfSurface } from './cast.js';
import { denoise } from './denoise.js';
import { fitStretch } from './fusion.js';
import { developAsPhone, fitPhone } from './phone.js';
import { quantile } from '../../stager/photo/quantile.js';
import { readPasses } from './rawPasses.js';
import type { RoomScene } from './sceneShape.js';
import { softness } from './softness.js';

/** The picture of the empty room and of the furnished one. */
interface Pair<T> {
  readonly empty: T;
  readonly truth: T;
}

const both = <From, To>({ empty, truth }: Pair<From>, change: (of: From) => To): Pair<To> => ({
  empty: change(empty),
  truth: change(truth),
});

/** Quantile of the walls' brightness, and its linear value for white walls. */
const WHITE_WALL = { value: 0.795, share: 0.7 } as const;
/** Dark walls are shown slightly brighter than their paint. */
const PAINT_LIFT = 0.05;
const BRIGHTEST_PAINT = 0.83;

/** Gain with which walls are as bright as their paint. */
export function exposureOf(scene: RoomScene, { surface }: Cast, picture: Float32Array): number {
  const light: number[] = [];
  surface.forEach((number, k) => {
    const wall = wallOfSurface(number);
    if (wall === null) return;
    const paint = luminance(...scene.walls[wall]) + PAINT_LIFT;
    const seen = luminance(...triple(picture, k));
    light.push(seen / Math.min(BRIGHTEST_PAINT, paint));
  });
  return (WHITE_WALL.value / quantile(light, WHITE_WALL.share)) * 2 ** scene.exposure;
}

/** Both pictures in linear light, exposed and denoised. */
function linearOf(scene: RoomScene, raw: Pair<string>): Pair<Plane> {
  const { width, height } = scene;
  const casts = { empty: castPicture(scene, []), truth: castPicture(scene, scene.objects) };
  const clean = (cast: Cast, file: string) =>
    denoise(cast, readPasses(file, scene), scene.floor.roughness, softness(scene, scene.objects, cast));
  const [empty, truth] = [clean(casts.empty, raw.empty), clean(casts.truth, raw.truth)];
  const exposure = exposureOf(scene, casts.empty, empty);
  const exposed = (data: Float32Array) => ({ width, height, channels: 3, data: data.map((value) => value * exposure) });
  return both({ empty, truth }, exposed);
}

interface Development {
  /** of the pictures' names and the scene's title */
  readonly suffix: string;
  readonly title: string;
  /** displayed values, 0..1 */
  readonly develop: (linear: Pair<Plane>) => Pair<Plane>;
}

function shownAs({ data, ...size }: Plane, curve: (value: number) => number): Plane {
  return { ...size, data: data.map((value) => Math.min(1, curve(value))) };
}

export const DEVELOPMENTS: readonly Development[] = [
  {
    suffix: '',
    title: '',
    develop: (linear) => both(linear, (picture) => shownAs(picture, (value) => toSrgb(value) / 255)),
  },
  {
    suffix: '-fused',
    title: 'three exposures fused',
    develop: (linear) => {
      const fused = both(linear, fuseExposures);
      const stretch = fitStretch(fused.empty);
      return both(fused, (picture) => shownAs(picture, stretch));
    },
  },
  {
    suffix: '-phone',
    title: 'as phones make it',
    develop: (linear) => {
      const settings = fitPhone(linear.empty);
      return both(linear, (picture) => developAsPhone(picture, settings));
    },
  },
];

const FOLDERS = ['scenes', 'empty', 'truth', 'linear'] as const;

async function write(folder: string, scene: RoomScene, linear: Pair<Plane>, development: Development): Promise<void> {
  const { suffix, title, develop } = development;
  const id = `${scene.id}${suffix}`;
  const shown = develop(linear);
  for (const kind of ['empty', 'truth'] as const) {
    const { width, height, data } = shown[kind];
    const bytes = Uint8Array.from(data, (value) => Math.round(value * 255));
    await sharp(bytes, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(join(folder, kind, `${id}.png`));
    // of a developed picture, only the displayed light is known
    const light = suffix === '' ? linear[kind].data : Float32Array.from(bytes, (value) => elementAt(LINEAR, value));
    const packed = gzipSync(new Uint8Array(Float32Array.from(light).buffer));
    writeFileSync(join(folder, 'linear', `${id}.${kind}.lin.f32.gz`), packed);
  }
  const named = { ...scene, id, title: title ? `${scene.title}; ${title}` : scene.title };
  writeFileSync(join(folder, 'scenes', `${id}.json`), `${JSON.stringify(named, null, 1)}\n`);
}

/**
 * Writes a room's pictures, light and scenes into folders of the given one.
 * @param raw files of the passes, as `render.py` writes them
 */
export async function developRoom(folder: string, scene: RoomScene, raw: Pair<string>): Promise<void> {
  for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true });
  const linear = linearOf(scene, raw);
  for (const development of DEVELOPMENTS) await write(folder, scene, linear, development);
}
